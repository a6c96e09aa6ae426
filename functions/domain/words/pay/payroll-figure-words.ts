import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PayrollTotal } from "../../rules/figures/payroll-figures.ts";

const texts: InLanguages<Readonly<Record<PayrollTotal, string>>> = {
  en: {
    hours: "The hours of each person in these days, at the location that is chosen.",
    overtime:
      "The overtime and double time of each person. Overtime of a workweek is paid in the pay period in which the week ends.",
    pay: "The pay of each person before taxes: their lines of payroll, each rounded so that the lines add up. Pay that is missing is not included.",
    adjustments: "What each person is paid or owes for pay periods that were exported before.",
  },
};

/** What a total of a payroll report adds up. */
export function payrollTotalText(total: PayrollTotal, locale: Locale): string {
  return inLanguage(texts, locale)[total];
}
