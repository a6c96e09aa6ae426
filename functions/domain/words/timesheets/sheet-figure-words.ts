import { formatDate, formatDay } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { SheetPayLine } from "../../records/timesheets/timesheet.ts";
import type { SheetHours, SheetHoursOf } from "../../rules/figures/sheet-figures.ts";

interface SheetFigureWords {
  hours: Readonly<Record<SheetHours, string>>;
  pay: string;
  week: (weekStart: string) => string;
  day: (day: string) => string;
  earning: Readonly<Record<SheetPayLine["kind"], (hours: string) => string>>;
  atRate: Readonly<Record<SheetPayLine["kind"], (hours: string, rate: string) => string>>;
  timeOffOfSalary: string;
}

const texts: InLanguages<SheetFigureWords> = {
  en: {
    hours: {
      worked: "The hours of each workday of the pay period, as payroll counts them.",
      overtime:
        "The hours of each workday that are overtime or double time. Overtime of a workweek is paid in the pay period in which the week ends.",
    },
    pay: "The lines of payroll for this pay period: hours at their rate. Each line is rounded so that the lines add up to the total.",
    week: (weekStart) => `Week of ${weekStart}`,
    day: (day) => day,
    earning: {
      regular: (hours) => `${hours} of regular time`,
      overtime: (hours) => `${hours} of overtime`,
      doubletime: (hours) => `${hours} of double time`,
      salary: () => "Salary",
      timeOff: (hours) => `${hours} of paid time off`,
      scheduleChange: (hours) => `${hours} of schedule change pay`,
      addition: () => "Extra pay",
    },
    atRate: {
      regular: (hours, rate) => `${hours} of regular time at ${rate} an hour`,
      overtime: (hours, rate) => `${hours} of overtime at ${rate} an hour`,
      doubletime: (hours, rate) => `${hours} of double time at ${rate} an hour`,
      salary: () => "Salary",
      timeOff: (hours, rate) => `${hours} of paid time off at ${rate} an hour`,
      scheduleChange: (hours, rate) => `${hours} of schedule change pay at ${rate} an hour`,
      addition: () => "Extra pay",
    },
    timeOffOfSalary: "Paid time off",
  },
};

/** What the hours of a timesheet add up. */
export function sheetHoursText(hours: SheetHours, locale: Locale): string {
  return inLanguage(texts, locale).hours[hours];
}

/** What the pay of a timesheet adds up. */
export function sheetPayText(locale: Locale): string {
  return inLanguage(texts, locale).pay;
}

/** The week or the day of a line. */
export function sheetHoursLine(of: SheetHoursOf, locale: Locale): string {
  const words = inLanguage(texts, locale);
  return of.kind === "week"
    ? words.week(formatDate(of.weekStart, locale))
    : words.day(formatDay(of.day, locale));
}

/** "32:00 of regular time at $18.50 an hour"; without a rate for extra pay and missing rates. */
export function sheetPayLine(
  { kind, seconds, rateTenThousandths }: SheetPayLine,
  currency: Currency,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const hours = formatDuration(seconds);
  if (kind === "timeOff" && seconds === 0) return words.timeOffOfSalary;
  if (rateTenThousandths === null) return words.earning[kind](hours);
  return words.atRate[kind](hours, formatRate(rateTenThousandths, currency, locale));
}
