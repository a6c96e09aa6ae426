import { formatsOfSentence } from "../../kernel/formats/formats.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { TimeOffSpan } from "../../records/time-off/time-off.ts";
import { timeOffWhen } from "./time-off-words.ts";
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
export function day(value: LocalDate): string {
  return formatDate(value, formatsOfSentence());
}

/** "Nov 16 – 29, 2026". */
export function days(firstDay: LocalDate, lastDay: LocalDate): string {
  return formatDayRange(firstDay, lastDay, formatsOfSentence());
}

/** "Sunday, March 8". */
export function longDay(value: LocalDate): string {
  return formatLongDay(value, formatsOfSentence());
}

/** "1,204" or "12.5". */
export function number(value: number): string {
  return formatCount(value, formatsOfSentence().numberStyle);
}

/** "from Fri, Nov 27 to Mon, Nov 30". */
export function when(timeOff: TimeOffSpan): string {
  return timeOffWhen(timeOff, formatsOfSentence());
}

const wallTime = /^\d{2}:\d{2}$/u;

/** A wall time as it is written, "2:00 PM"; other words, such as "now", stay. */
export function time(text: string): string {
  return wallTime.test(text) ? formatLocalTime(text, formatsOfSentence()) : text;
}

/** "2:00 PM – 10:00 PM". */
export function span(startsAtLocal: string, endsAtLocal: string): string {
  return wallTime.test(startsAtLocal) && wallTime.test(endsAtLocal)
    ? formatLocalSpan({ startsAtLocal, endsAtLocal }, formatsOfSentence())
    : `${time(startsAtLocal)} – ${time(endsAtLocal)}`;
}
