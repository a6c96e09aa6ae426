import { expect, test } from "vitest";
import { numberOf, numberText } from "./number-text.ts";

test("a number is read with a dot or a comma, also while its decimals are typed", () => {
  expect(numberOf("7.5")).toBe(7.5);
  expect(numberOf("7,5 ")).toBe(7.5);
  expect(numberOf("7.")).toBe(7);
});

test("what is no number is none, and nothing negative is taken", () => {
  const none = ["", "-3", "1e3", "seven", "1.2.3"];
  expect(none.map((text) => numberOf(text))).toEqual([null, null, null, null, null]);
});

test("a thousand is not read as one, in English or in German", () => {
  const texts = ["1,000", "1.000", "1 000", "1,234.5", "1.234,5", "1.234.567", "0,125"];
  expect(texts.map((text) => numberOf(text))).toEqual([
    1000, 1000, 1000, 1234.5, 1234.5, 1234567, 0.125,
  ]);
  expect(numberOf("40,712", { decimals: 7 })).toBe(40.712);
});

test("a field shows as many decimals as it keeps, and no exponent", () => {
  expect(numberText(47.66871, { decimals: 7 })).toBe("47.66871");
  expect(numberText(-74.0456, { decimals: 7 })).toBe("-74.0456");
  expect(numberText(0.0000001, { decimals: 7 })).toBe("0.0000001");
  expect(numberText(100, { decimals: 0 })).toBe("100");
});

test("a field shows at most two decimals", () => {
  expect(numberText(1 / 3)).toBe("0.33");
  expect(numberText(8)).toBe("8");
  expect(numberText(null)).toBe("");
});
