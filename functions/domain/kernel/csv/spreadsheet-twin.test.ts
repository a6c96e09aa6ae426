import { expect, test } from "vitest";
import { isSpreadsheetTwin } from "./spreadsheet-twin.ts";

test.each([
  ["007", "7", true],
  ["0", "00", true],
  ["+12125550100", "12125550100", true],
  ["007", "007", false],
  ["007", "8", false],
  ["A07", "7", false],
  ["7", "", false],
  ["0.5", "5", false],
])("that a spreadsheet made of %j the number %j is %s", (kept, seen, isTwin) => {
  expect(isSpreadsheetTwin(kept, seen)).toBe(isTwin);
});
