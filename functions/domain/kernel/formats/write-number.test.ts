import { expect, test } from "vitest";
import type { NumberStyle } from "./formats.ts";
import { deviceFormats } from "./formats.ts";
import type { Locale } from "./locale.ts";
import { formatCount, writeNumber } from "./write-number.ts";

const dollars = { style: "currency", currency: "USD" } as const;
const reader = (numberStyle: NumberStyle, device = "en-US"): Locale => ({
  language: "en",
  formats: { ...deviceFormats, numberStyle },
  device,
});

test("a style changes the separators of a number and leaves its currency where it was", () => {
  expect(writeNumber(1234567.5, dollars, reader("comma"))).toBe("$1.234.567,50");
  expect(writeNumber(1234567.5, dollars, reader("space"))).toBe("$1\u202f234\u202f567,50");
  expect(writeNumber(-1234.5, dollars, reader("point"))).toBe("-$1,234.50");
});

test("without a style the number is as the reader's device writes it", () => {
  expect(writeNumber(1234.5, dollars, reader("automatic"))).toBe("$1,234.50");
});

test("a style holds whatever the device groups by", () => {
  const euros = { style: "currency", currency: "EUR" } as const;
  expect(writeNumber(1234.5, euros, reader("point", "de-DE"))).toMatch(/^1,234\.50\s€$/u);
});

test("a count is grouped in the style", () => {
  expect(formatCount(12_345, reader("comma"))).toBe("12.345");
});
