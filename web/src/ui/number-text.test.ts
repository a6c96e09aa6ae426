import { expect, test } from "vitest";
import { numberOf, numberText } from "./number-text.ts";

test("a number is read with a dot or a comma, also while its decimals are typed", () => {
  expect(numberOf("7.5")).toBe(7.5);
  expect(numberOf("7,5 ")).toBe(7.5);
  expect(numberOf("7.")).toBe(7);
});

test("what is no number is none, and nothing negative is taken", () => {
  expect(["", "-3", "1e3", "seven", "1.2.3"].map(numberOf)).toEqual([null, null, null, null, null]);
});

test("a field shows at most two decimals", () => {
  expect(numberText(1 / 3)).toBe("0.33");
  expect(numberText(8)).toBe("8");
  expect(numberText(null)).toBe("");
});
