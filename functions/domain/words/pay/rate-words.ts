import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import type { WageChangeInput } from "../../records/pay/wage-change.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";

/** The labels of what a change of rate does, in a dry run. */
interface RateWords {
  from: string;
  reason: string;
  alreadyWorked: string;
  openPay: string;
  exportedPay: string;
}

interface RateTexts extends RateWords {
  tooHigh: string;
  salary: string;
  rate: (jobRole: string | null) => string;
  base: (rate: string) => string;
  worked: (entries: number, weeks: number, locale: Locale) => string;
}

const texts: InLanguages<RateTexts> = {
  en: {
    tooHigh: "The new rate is too high.",
    from: "From",
    reason: "Reason",
    alreadyWorked: "Already worked",
    openPay: "Pay of open periods",
    exportedPay: "Adjustment of exported pay",
    salary: "Salary",
    rate: (jobRole) => (jobRole === null ? "Hourly rate" : `Hourly rate as ${jobRole}`),
    base: (rate) => `Base rate ${rate}`,
    worked: (entries, weeks, locale) => {
      const worked = { one: "1 time entry", other: `${entries} time entries` };
      const within = { one: "in 1 week", other: `in ${weeks} weeks` };
      return `${pluralForm(entries, worked, locale)} ${pluralForm(weeks, within, locale)}`;
    },
  },
};

export function rateWords(locale: Pick<Locale, "language">): RateWords {
  return inLanguage(texts, locale);
}

/** The name of a change's rate in a dry run. */
export function rateLabel(
  { jobRoleId, salary }: Pick<WageChangeInput, "jobRoleId" | "salary">,
  roleName: NameOfRole,
  locale: Pick<Locale, "language">,
): string {
  if (salary !== undefined) return inLanguage(texts, locale).salary;
  return inLanguage(texts, locale).rate(jobRoleId === null ? null : roleName(jobRoleId));
}

/** "3 time entries in 2 weeks": the work whose pay was computed already. */
export function workedWords(entryCount: number, weekCount: number, locale: Locale): string {
  return inLanguage(texts, locale).worked(entryCount, weekCount, locale);
}

/** Why a raise changes nothing: its rate is beyond what a rate may be. */
export function newRateTooHigh(locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale).tooHigh;
}

/** The rate of work whose hours are paid at a higher one: "Base rate $17.00". */
export function baseRateText(
  rateTenThousandths: number,
  currency: Currency,
  locale: Locale,
): string {
  return inLanguage(texts, locale).base(formatRate(rateTenThousandths, currency, locale));
}
