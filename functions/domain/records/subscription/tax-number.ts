import { issue } from "../../kernel/issues/issue.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";

/** The types of tax IDs, by the name that Stripe has for each, and their forms. */
const forms: readonly (readonly [type: string, form: RegExp])[] = [
  ["us_ein", /^\d{2}-?\d{7}$/u],
  ["ch_vat", /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(?:MWST|TVA|IVA)$/u],
  ["no_vat", /^\d{9}MVA$/u],
  ["gb_vat", /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/u],
  ["ca_bn", /^\d{9}(?:RT\d{4})?$/u],
  ["au_abn", /^\d{11}$/u],
  [
    "eu_vat",
    /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|HR\d{11}|HU\d{8}|IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}|IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10})$/u,
  ],
];

/**
 * The type of a tax ID by its form, as Stripe names types; null for a form that no type has. The
 * form says nothing about whether an authority gave out the number.
 */
export function taxNumberType(taxNumber: string): string | null {
  return forms.find(([, form]) => form.test(taxNumber))?.[0] ?? null;
}

/** A tax ID as it stands on invoices; lower case and spaces at the ends are mended. */
export const taxNumberSchema = lineSchema(30)
  .toUpperCase()
  .refine((text) => taxNumberType(text) !== null, issue("enterTaxId"));
