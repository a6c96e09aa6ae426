import { describe, expect, test } from "vitest";
import type { NumberStyle } from "./formats.ts";
import { deviceFormats } from "./formats.ts";
import { localeOf } from "./locale.ts";
import { numberForm, numberOf, numberText, plainNumber, typedText } from "./typed-number.ts";

const reader = (numberStyle: NumberStyle) => localeOf({ ...deviceFormats, numberStyle });

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
  for (const style of ["point", "comma", "space"] as const) {
    expect(texts.map((text) => numberOf(text, numberForm(2, reader(style))))).toEqual([
      1000, 1000, 1000, 1234.5, 1234.5, 1234567, 0.125,
    ]);
  }
});

describe("where a field keeps three decimals and more, the reader's own sign decides", () => {
  const rateFor = (style: NumberStyle) => (text: string) =>
    plainNumber(text, numberForm(4, reader(style)));

  test("in German", () => {
    expect(["1,5", "1.5", "18,125", "1.500", "18.1234"].map(rateFor("comma"))).toEqual([
      "1.5",
      "1.5",
      "18.125",
      "1500",
      "18.1234",
    ]);
  });

  test("in English", () => {
    expect(["1,5", "1.5", "18.125", "1,500", "1,500.25"].map(rateFor("point"))).toEqual([
      "1.5",
      "1.5",
      "18.125",
      "1500",
      "1500.25",
    ]);
  });
});

test("a field shows as many decimals as it keeps, and no exponent", () => {
  expect(numberText(0.0000001, reader("point"), 7)).toBe("0.0000001");
  expect(numberText(100, reader("point"), 0)).toBe("100");
});

test("a field shows at most two decimals", () => {
  expect(numberText(1 / 3, reader("point"))).toBe("0.33");
  expect(numberText(8, reader("point"))).toBe("8");
  expect(numberText(null, reader("point"))).toBe("");
});

test("a field shows the decimals that the reader writes, and reads back what it shows", () => {
  for (const style of ["comma", "space"] as const) {
    const locale = reader(style);
    expect(numberText(1234.5, locale)).toBe("1234,5");
    expect(typedText("18.50", locale)).toBe("18,50");
    for (const value of [0.25, 1.5, 37.75, 1234.5]) {
      expect(numberOf(numberText(value, locale))).toBe(value);
    }
  }
});
