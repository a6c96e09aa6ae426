import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { RaiseCostOf } from "../../rules/figures/raise-figures.ts";
import type { RaiseCost } from "../../rules/wage-changes/raise-cost.ts";

interface RaiseCostWords {
  year: string;
  period: (periods: number) => string;
  basis: Readonly<Record<RaiseCost["basis"], string>>;
  raised: (hours: string, rate: string) => string;
  lowered: (hours: string, rate: string) => string;
  impact: Readonly<Record<"open" | "adjustment", string>>;
}

const texts: InLanguages<RaiseCostWords> = {
  en: {
    year: "Each person's hours a week times the change of the rate, for 52 weeks. Overtime and employer taxes are not included.",
    period: (periods) =>
      `The yearly cost of each person, divided by the ${periods} pay periods of a year.`,
    basis: {
      contract: "By contract hours",
      worked: "By the hours worked in the last 4 weeks",
      none: "No hours are known yet, so nothing is included",
    },
    raised: (hours, rate) => `${hours} a week, ${rate} more an hour, 52 weeks`,
    lowered: (hours, rate) => `${hours} a week, ${rate} less an hour, 52 weeks`,
    impact: {
      open: "The pay of open pay periods at the new rates, less that at the rates before.",
      adjustment:
        "The pay of exported pay periods at the new rates, less what was exported and adjusted.",
    },
  },
};

/** What the yearly cost of raises adds up. */
export function yearlyCostText(locale: Locale): string {
  return inLanguage(texts, locale).year;
}

/** What the cost of raises in a pay period adds up. */
export function periodCostText(periods: number, locale: Locale): string {
  return inLanguage(texts, locale).period(periods);
}

/** The hours behind a person's cost. */
export function raiseBasisText(basis: RaiseCost["basis"], locale: Locale): string {
  return inLanguage(texts, locale).basis[basis];
}

/** "32:00 a week, $1.00 more an hour, 52 weeks". */
export function raisedWorkLine(
  { work }: Extract<RaiseCostOf, { kind: "work" }>,
  currency: Currency,
  locale: Locale,
): string {
  const { raised, lowered } = inLanguage(texts, locale);
  const { secondsPerWeek, raiseTenThousandths } = work;
  const write = raiseTenThousandths < 0 ? lowered : raised;
  const rate = formatRate(Math.abs(raiseTenThousandths), currency, locale);
  return write(formatDuration(Math.round(secondsPerWeek)), rate);
}

/** What raises do to pay that was already computed. */
export function raiseImpactText(kind: "open" | "adjustment", locale: Locale): string {
  return inLanguage(texts, locale).impact[kind];
}
