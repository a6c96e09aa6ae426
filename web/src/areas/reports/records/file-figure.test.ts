import { expect, test } from "vitest";
import { fileFigure } from "./file-figure.ts";

test("a CSV file had 14 decimals of the average days between publishing and the shift", () => {
  const cell = fileFigure(1129 / 141, { kind: "average", currency: "USD" });
  expect(cell).toBe(8.0071);
});
