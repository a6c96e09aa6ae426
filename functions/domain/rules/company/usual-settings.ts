import type { Formats } from "../../kernel/formats/formats.ts";
import type { CompanyGeneral } from "../../records/company/company.ts";
import { formatsOfCountry } from "./country-formats.ts";
import { presetOfCountry } from "../phones/country-presets.ts";

type Usual = Pick<CompanyGeneral, "currency" | "weekStart" | "formats">;

/**
 * Returns the usual settings of the company's country that the company has set otherwise; empty
 * where there are none, or the country is unknown.
 */
export function usualSettings(company: Usual & Pick<CompanyGeneral, "country">): Partial<Usual> {
  const preset = presetOfCountry(company.country);
  if (preset === null) return {};
  const formats = formatsOfCountry(company.country);
  return {
    ...(preset.currency === company.currency ? {} : { currency: preset.currency }),
    ...(preset.weekStart === company.weekStart ? {} : { weekStart: preset.weekStart }),
    ...(isSame(formats, company.formats) ? {} : { formats }),
  };
}

function isSame(a: Formats, b: Formats): boolean {
  return a.clock === b.clock && a.dateOrder === b.dateOrder && a.numberStyle === b.numberStyle;
}
