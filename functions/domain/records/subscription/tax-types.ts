/** The types of tax IDs that can be chosen, by the name that Stripe has for each. */
export const taxTypes = [
  "us_ein",
  "eu_vat",
  "gb_vat",
  "ca_bn",
  "ca_gst_hst",
  "au_abn",
  "nz_gst",
  "ch_vat",
  "no_vat",
  "is_vat",
  "br_cnpj",
  "hk_br",
  "il_vat",
  "in_gst",
  "jp_trn",
  "kr_brn",
  "mx_rfc",
  "sa_vat",
  "sg_gst",
  "th_vat",
  "ae_trn",
  "za_vat",
] as const;
export type TaxType = (typeof taxTypes)[number];

interface TaxForm {
  /** Of the number in capitals, without spaces, dots, hyphens and slashes. */
  form: RegExp;
  /** With the separators that the type is written with. */
  example: string;
  /** The countries (ISO 3166-1) whose companies usually have it. */
  countries: readonly string[];
}

/** As Stripe documents them: docs.stripe.com/billing/customer/tax-ids. */
const forms: Readonly<Record<TaxType, TaxForm>> = {
  us_ein: { form: /^\d{9}$/u, example: "12-3456789", countries: ["US"] },
  eu_vat: {
    form: /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|HR\d{11}|HU\d{8}|IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}|IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|XI\d{9})$/u,
    example: "DE123456789",
    countries:
      "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
  },
  gb_vat: {
    form: /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/u,
    example: "GB123456789",
    countries: ["GB"],
  },
  ca_bn: { form: /^\d{9}$/u, example: "123456789", countries: ["CA"] },
  ca_gst_hst: { form: /^\d{9}RT\d{4}$/u, example: "123456789RT0002", countries: [] },
  au_abn: { form: /^\d{11}$/u, example: "12345678912", countries: ["AU"] },
  nz_gst: { form: /^\d{8,9}$/u, example: "123456789", countries: ["NZ"] },
  ch_vat: {
    form: /^CHE\d{9}(?:MWST|TVA|IVA)$/u,
    example: "CHE-123.456.789 MWST",
    countries: ["CH"],
  },
  no_vat: { form: /^\d{9}MVA$/u, example: "123456789MVA", countries: ["NO"] },
  is_vat: { form: /^\d{5,6}$/u, example: "123456", countries: ["IS"] },
  br_cnpj: { form: /^\d{14}$/u, example: "01.234.456/5432-10", countries: ["BR"] },
  hk_br: { form: /^\d{8}$/u, example: "12345678", countries: ["HK"] },
  il_vat: { form: /^\d{9}$/u, example: "000012345", countries: ["IL"] },
  in_gst: {
    form: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/u,
    example: "12ABCDE3456FGZH",
    countries: ["IN"],
  },
  jp_trn: { form: /^T\d{13}$/u, example: "T1234567891234", countries: ["JP"] },
  kr_brn: { form: /^\d{10}$/u, example: "123-45-67890", countries: ["KR"] },
  mx_rfc: { form: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/u, example: "ABC010203AB9", countries: ["MX"] },
  sa_vat: { form: /^\d{15}$/u, example: "123456789012345", countries: ["SA"] },
  sg_gst: { form: /^[A-Z\d]{9,10}$/u, example: "M12345678X", countries: ["SG"] },
  th_vat: { form: /^\d{13}$/u, example: "1234567891234", countries: ["TH"] },
  ae_trn: { form: /^\d{15}$/u, example: "123456789012345", countries: ["AE"] },
  za_vat: { form: /^4\d{9}$/u, example: "4123456789", countries: ["ZA"] },
};

const separator = /[\s.\-/]/u;

export function taxExample(type: TaxType): string {
  return forms[type].example;
}

/** The usual type of a company of the country; "us_ein" for a country that has none here. */
export function taxTypeOfCountry(country: string): TaxType {
  return taxTypes.find((type) => forms[type].countries.includes(country)) ?? "us_ein";
}

/** True for a number in the form of the type, with or without its separators. */
export function isTaxValue(type: TaxType, value: string): boolean {
  return forms[type].form.test(compact(value));
}

/** The number in capitals with the separators of its type: "12-3456789" for "123456789". */
export function writtenTaxValue(type: TaxType, value: string): string {
  const { example, form } = forms[type];
  const text = compact(value);
  if (!form.test(text)) return value;
  let written = "";
  let next = 0;
  for (const character of example) {
    written += separator.test(character) ? character : (text[next++] ?? "");
  }
  return written + text.slice(next);
}

/** The first type that has the form, for a number that was saved without a type; null for none. */
export function taxTypeOfForm(value: string): TaxType | null {
  return taxTypes.find((type) => isTaxValue(type, value)) ?? null;
}

function compact(value: string): string {
  return value.split(new RegExp(separator, "gu")).join("").toUpperCase();
}
