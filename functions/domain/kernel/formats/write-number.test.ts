import { expect, test } from "vitest";
import { formatCount, writeNumber } from "./write-number.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

test("a style changes the separators of a number and leaves its currency where it was", () => {
  expect(writeNumber(1234567.5, dollars, "comma")).toBe("$1.234.567,50");
  expect(writeNumber(1234567.5, dollars, "space")).toBe("$1\u202f234\u202f567,50");
  expect(writeNumber(-1234.5, dollars, "point")).toBe("-$1,234.50");
});

test("without a style the number is as the format's own locale writes it", () => {
  expect(writeNumber(1234.5, dollars, "automatic")).toBe("$1,234.50");
});

test("a style holds whatever the locale of the format groups by", () => {
  const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
  expect(writeNumber(1234.5, euros, "point")).toMatch(/^1,234\.50\s€$/u);
});

test("a count is grouped in the style", () => {
  expect(formatCount(12_345, "comma")).toBe("12.345");
});
