import { expect, test } from "vitest";
import { estimatedPayMinor } from "./estimated-pay.ts";

test("two hours at 18.50 are worth 37.00, in the smallest unit of each currency", () => {
  expect(estimatedPayMinor(7200, 185_000, "USD")).toBe(3700);
  expect(estimatedPayMinor(7200, 185_000, "JPY")).toBe(37);
  expect(estimatedPayMinor(7200, 185_000, "KWD")).toBe(37_000);
});
