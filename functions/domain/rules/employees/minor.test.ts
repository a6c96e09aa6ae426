import { expect, test } from "vitest";
import { isMinorOn } from "./minor.ts";

test.each([
  ["2008-11-22", "2026-11-21", true],
  ["2008-11-21", "2026-11-21", false],
  ["2008-02-29", "2026-02-28", true],
  ["2008-02-29", "2026-03-01", false],
  [null, "2026-11-21", false],
])("who was born on %s is a minor on %s: %s", (birthDate, day, isMinor) => {
  expect(isMinorOn(birthDate, day)).toBe(isMinor);
});
