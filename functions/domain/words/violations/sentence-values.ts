import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import {
  formatDate,
  formatDayRange,
  formatLocalSpan,
  formatLocalTime,
  formatLongDay,
} from "../../kernel/formats/format-time.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** The values of a refusal's fields, written for the reader of its sentence. */

/** "Nov 16, 2026". */
export function day(value: LocalDate, locale: Locale): string {
  return formatDate(value, locale);
}

/** "Nov 16 – 29, 2026". */
export function days(firstDay: LocalDate, lastDay: LocalDate, locale: Locale): string {
  return formatDayRange(firstDay, lastDay, locale);
}

/** "Sunday, March 8". */
export function longDay(value: LocalDate, locale: Locale): string {
  return formatLongDay(value, locale);
}

/** "1,204" or "12.5". */
export function number(value: number, locale: Locale): string {
  return formatCount(value, locale);
}

/** "2:00 PM". */
export function time(value: string, locale: Locale): string {
  return formatLocalTime(value, locale);
}

/** "2:00 PM – 10:00 PM". */
export function span(startsAtLocal: string, endsAtLocal: string, locale: Locale): string {
  return formatLocalSpan({ startsAtLocal, endsAtLocal }, locale);
}
