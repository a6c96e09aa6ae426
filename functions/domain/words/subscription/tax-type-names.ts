import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { TaxType } from "../../records/subscription/tax-types.ts";

const names: InLanguages<Readonly<Record<TaxType, string>>> = {
  en: {
    us_ein: "United States: EIN",
    eu_vat: "European Union: VAT number",
    gb_vat: "United Kingdom: VAT number",
    ca_bn: "Canada: business number (BN)",
    ca_gst_hst: "Canada: GST/HST number",
    au_abn: "Australia: ABN",
    nz_gst: "New Zealand: GST number",
    ch_vat: "Switzerland: VAT number",
    no_vat: "Norway: VAT number",
    is_vat: "Iceland: VAT number",
    br_cnpj: "Brazil: CNPJ",
    hk_br: "Hong Kong: business registration (BR)",
    il_vat: "Israel: VAT number",
    in_gst: "India: GST number",
    jp_trn: "Japan: tax registration number",
    kr_brn: "South Korea: business registration (BRN)",
    mx_rfc: "Mexico: RFC",
    sa_vat: "Saudi Arabia: VAT number",
    sg_gst: "Singapore: GST number",
    th_vat: "Thailand: VAT number",
    ae_trn: "United Arab Emirates: TRN",
    za_vat: "South Africa: VAT number",
  },
};

/** What a type of tax IDs is called, under its country. */
export function taxTypeName(type: TaxType, reader: Pick<Locale, "language">): string {
  return inLanguage(names, reader)[type];
}
