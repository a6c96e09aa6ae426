import { expect, test } from "vitest";
import { taxNumberSchema, taxNumberType } from "./tax-number.ts";

test.each([
  ["12-3456789", "us_ein"],
  ["DE123456789", "eu_vat"],
  ["ATU12345678", "eu_vat"],
  ["NL123456789B01", "eu_vat"],
  ["GB123456789", "gb_vat"],
  ["CHE-123.456.789 MWST", "ch_vat"],
  ["123456789MVA", "no_vat"],
  ["51824753556", "au_abn"],
])("%s is a tax ID of type %s", (taxNumber, type) => {
  expect(taxNumberType(taxNumber)).toBe(type);
});

test.each(["", "DE12", "none", "ATU1234567", "<b>", "1234567890123"])(
  "%s has the form of no tax ID",
  (text) => {
    expect(taxNumberSchema.safeParse(text).success).toBe(false);
  },
);

test("a tax ID is kept in capitals, without spaces around it", () => {
  expect(taxNumberSchema.parse(" de123456789 ")).toBe("DE123456789");
});
