import { expect, test } from "vitest";
import { taxIdSchema } from "./tax-id.ts";
import { taxExample, taxTypeOfCountry, taxTypeOfForm, taxTypes } from "./tax-types.ts";

test.each(taxTypes)("the example of %s has its form and stays as it is written", (type) => {
  const value = taxExample(type);
  expect(taxIdSchema.parse({ type, value })).toEqual({ type, value });
});

test.each([
  ["us_ein", " 123456789 ", "12-3456789"],
  ["eu_vat", "de 123 456 789", "DE123456789"],
  ["eu_vat", "nl123456789b01", "NL123456789B01"],
  ["eu_vat", "ie1+12345a", "IE1+12345A"],
  ["gb_vat", "GB 123 4567 89", "GB123456789"],
  ["gb_vat", "GBGD001", "GBGD001"],
  ["ch_vat", "CHE123456789TVA", "CHE-123.456.789 TVA"],
  ["ca_gst_hst", "123456789 RT 0002", "123456789RT0002"],
  ["br_cnpj", "01234456543210", "01.234.456/5432-10"],
  ["nz_gst", "12-345-678", "12345678"],
] as const)("a tax ID of type %s that is typed as %s is kept as %s", (type, typed, kept) => {
  expect(taxIdSchema.parse({ type, value: typed }).value).toBe(kept);
});

test.each([
  ["us_ein", ""],
  ["us_ein", "1234567890"],
  ["us_ein", "DE123456789"],
  ["eu_vat", "DE12"],
  ["eu_vat", "ATU1234567"],
  ["eu_vat", "GB123456789"],
  ["gb_vat", "none"],
  ["ca_bn", "12345678"],
  ["za_vat", "5123456789"],
  ["ch_vat", "<b>"],
] as const)("a tax ID of type %s is not %s, which is said beside the number", (type, value) => {
  const { error } = taxIdSchema.safeParse({ type, value });
  expect(error?.issues).toMatchObject([{ path: ["value"], message: "enterTaxId" }]);
});

test.each([
  ["US", "us_ein"],
  ["GR", "eu_vat"],
  ["GB", "gb_vat"],
  ["CA", "ca_bn"],
  ["MM", "us_ein"],
])("a company in %s usually has a tax ID of type %s", (country, type) => {
  expect(taxTypeOfCountry(country)).toBe(type);
});

test("a number that was saved without a type has the first type of its form", () => {
  const types = ["12-3456789", "DE123456789", "CHE-123.456.789 MWST", "?"].map(taxTypeOfForm);
  expect(types).toEqual(["us_ein", "eu_vat", "ch_vat", null]);
});
