import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { TimeOffSpan, TimeOffState, TimeOffType } from "../../records/time-off/time-off.ts";

export const timeOffTypeWords: Readonly<Record<TimeOffType, string>> = {
  vacation: "Vacation",
  sick: "Sick",
  unpaid: "Unpaid",
  other: "Other",
};

export const timeOffStateWords: Readonly<Record<TimeOffState, string>> = {
  requested: "Waiting",
  approved: "Approved",
  denied: "Denied",
  cancelled: "Cancelled",
};

/**
 * Writes the days of time off alone: "Fri 27 Nov", "Fri 27 Nov – Mon 30 Nov", "Fri 27 Nov,
 * 09:00–13:00".
 */
export function timeOffDays({ from, until, part }: TimeOffSpan, locale: Locale): string {
  const first = formatDay(from, locale);
  if (part !== null) return `${first}, ${formatLocalSpan(part, locale)}`;
  return from === until ? first : `${first} – ${formatDay(until, locale)}`;
}

/**
 * Writes the days of time off within a sentence: "on Fri 27 Nov", "from Fri 27 Nov to Mon 30 Nov".
 */
export function timeOffWhen({ from, until, part }: TimeOffSpan, locale: Locale): string {
  const first = formatDay(from, locale);
  if (part !== null) return `on ${first}, ${formatLocalSpan(part, locale)}`;
  return from === until ? `on ${first}` : `from ${first} to ${formatDay(until, locale)}`;
}
