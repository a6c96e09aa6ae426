import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatDayRange } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { PaidDay } from "../../rules/pay/paid-salary.ts";
import type { SalaryPayOf } from "../../rules/figures/salary-figures.ts";
import { salaryText } from "./salary-words.ts";

type Period = Extract<SalaryPayOf, { kind: "period" }>;

interface SalaryFigureWords {
  opens: string;
  day: (day: string) => string;
  period: (dates: string, amount: string, of: { periods: number; days: number }) => PluralForms;
  notEmployed: string;
  paidOff: string;
  paidPart: (hours: string) => string;
  unpaid: string;
  unpaidPart: (hours: string) => string;
  wholeDaysOnly: string;
  madeUp: string;
  partMadeUp: string;
}

const texts: InLanguages<SalaryFigureWords> = {
  en: {
    opens: "How the salary is computed",
    day: (day) => day,
    period: (dates, amount, { periods, days }) => ({
      one: `${dates}: ${amount} for the pay period, one of ${periods} a year, paid for 1 day`,
      other: `${dates}: ${amount} for the pay period, one of ${periods} a year, spread over ${days} days`,
    }),
    notEmployed: "Not employed",
    paidOff: "Paid time off",
    paidPart: (hours) => `${hours} of paid time off`,
    unpaid: "Unpaid time off or leave",
    unpaidPart: (hours) => `${hours} of unpaid time off`,
    wholeDaysOnly:
      "Unpaid time off, but an exempt salary is deducted for whole days without work only (29 CFR 541.602(b))",
    madeUp: "Unpaid time off, made up by other work of the week",
    partMadeUp: "Unpaid time off, made up in part by other work of the week",
  },
};

/** The button that opens the derivation of a salary. */
export function salaryFigureText(locale: Locale): string {
  return inLanguage(texts, locale).opens;
}

/** "$52,000 a year (exempt)", or the day of a salary, "Mon, Nov 16". */
export function salaryPayLine(of: SalaryPayOf, currency: Currency, locale: Locale): string {
  if (of.kind === "period") return salaryText(of.salary, currency, locale);
  return inLanguage(texts, locale).day(formatDay(of.day.day, locale));
}

/** What the salary of a pay period comes from, or why a day pays more or less than its part. */
export function salaryPayDetail(
  of: SalaryPayOf,
  currency: Currency,
  locale: Locale,
): string | null {
  if (of.kind === "period") return periodDetail(of, currency, locale);
  return paidDayText({ ...of.day, salary: of.salary }, locale);
}

function periodDetail(
  { periodMinor, periodsAYear: periods, paidDays: days, firstDay, lastDay }: Period,
  currency: Currency,
  locale: Locale,
): string {
  const dates = formatDayRange(firstDay, lastDay, locale);
  const amount = formatAmount(periodMinor, currency, locale);
  return pluralForm(
    days,
    inLanguage(texts, locale).period(dates, amount, { periods, days }),
    locale,
  );
}

/** Why a day of a salary pays what it does; null for a usual one. */
export function paidDayText(
  {
    salary,
    off,
    paidMinor,
    shareMinor,
  }: Pick<PaidDay, "salary" | "off" | "paidMinor" | "shareMinor">,
  locale: Locale,
): string | null {
  const words = inLanguage(texts, locale);
  if (off === null) return null;
  const hours = off.partSeconds === null ? null : formatDuration(off.partSeconds);
  if (off.because === "notEmployed") return words.notEmployed;
  if (off.because === "paid") return hours === null ? words.paidOff : words.paidPart(hours);
  if (paidMinor === shareMinor) return salary.isExempt ? words.wholeDaysOnly : words.madeUp;
  if (hours !== null) return words.unpaidPart(hours);
  return paidMinor === 0 ? words.unpaid : words.partMadeUp;
}
