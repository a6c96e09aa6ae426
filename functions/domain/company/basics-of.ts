import type { Company, CompanyBasics } from "./company.ts";

/** The answers that a person gave about the company, as the form asks for them. */
export function basicsOf(company: Company): CompanyBasics {
  const { name, country, currency, timeZone, payPeriod, workRules } = company;
  return {
    name,
    country,
    currency,
    timeZone,
    payPeriod,
    weekStart: workRules.weekStart,
    // Rules of one's own making belong to no law's preset.
    overtimePreset: workRules.preset === "custom" ? "none" : workRules.preset,
  };
}
