import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readClockDay } from "../../kernel/csv/read-moment.ts";
import { formatDay, formatMonthDay, formatWeekday } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, isLocalDate } from "../../kernel/time/local-date.ts";

export interface DayTerms {
  /** The days on screen, in order. */
  days: readonly LocalDate[];
  dayOrder: DayOrder;
  locale: Locale;
}

const WITHOUT_YEAR = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[./-](\d{1,2})\.?$/u;
/** A year that is not written is the one in which the day is nearest to those on screen. */
const HALF_A_YEAR = 183;

/**
 * Returns the day that a cell names: with its year, "11/23/2026"; without one, "Mon 11/23"; or one of
 * the days on screen by its name, "Mon", "Monday", "Nov 23". Null when it names none.
 */
export function dayNamed(text: string, { days, dayOrder, locale }: DayTerms): LocalDate | null {
  const whole = readClockDay(text, dayOrder) ?? dayOfYear(text, { days, dayOrder });
  if (whole !== null) return whole;
  const wanted = bare(text);
  return days.find((day) => namesOf(day, locale).some((name) => bare(name) === wanted)) ?? null;
}

function dayOfYear(
  text: string,
  { days: [first], dayOrder }: Pick<DayTerms, "days" | "dayOrder">,
): LocalDate | null {
  const [, one = "", other = ""] = WITHOUT_YEAR.exec(text.trim()) ?? [];
  if (first === undefined || one === "") return null;
  const isMonthFirst = dayOrder === "month" && !text.includes(".");
  const [month, day] = isMonthFirst ? [one, other] : [other, one];
  const year = Number(first.slice(0, 4));
  const found = [year - 1, year, year + 1]
    .map((each) => `${each}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`)
    .filter(isLocalDate);
  const [from, until] = [addDays(first, -HALF_A_YEAR), addDays(first, HALF_A_YEAR)];
  return found.find((each) => each > from && each <= until) ?? null;
}

function namesOf(day: LocalDate, locale: Locale): string[] {
  return [
    formatDay(day, locale),
    formatMonthDay(day, locale),
    formatWeekday(day, "short", locale),
    formatWeekday(day, "long", locale),
  ];
}

function bare(text: string): string {
  return text
    .replaceAll(/[\s.,]+/gu, " ")
    .trim()
    .toLocaleLowerCase();
}
