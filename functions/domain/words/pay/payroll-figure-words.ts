import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PayrollEarning, PayrollTotal } from "../../rules/figures/payroll-figures.ts";
import { payrollWords } from "../files/payroll-words.ts";

const texts: InLanguages<Readonly<Record<PayrollTotal, string>>> = {
  en: {
    hours: "The hours by earning and person in these days.",
    overtime:
      "The overtime and double time by person. Overtime of a workweek is paid in the pay period in which the week ends.",
    pay: "Pay before taxes by earning and person: the lines of payroll, each rounded so that the lines add up. Pay that is missing is not included.",
    adjustments: "What each person is paid or owes for pay periods that were exported before.",
  },
};

/** What a total of a payroll report adds up. */
export function payrollTotalText(total: PayrollTotal, locale: Locale): string {
  return inLanguage(texts, locale)[total];
}

const adjustments: InLanguages<string> = { en: "Adjustments" };

/** The name of an earning in the explanation of a total. */
export function payrollEarningText(earning: PayrollEarning, locale: Locale): string {
  if (earning === "adjustment") return inLanguage(adjustments, locale);
  return payrollWords(locale).earnings[earning];
}
