import { formatDay, formatLocalTime } from "../time/format.ts";
import type { TimeOffSpan, TimeOffState, TimeOffType } from "./time-off.ts";

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

/** When it is, alone: "Fri 27 Nov", "Fri 27 Nov – Mon 30 Nov", "Fri 27 Nov, 09:00–13:00". */
export function timeOffDays({ from, until, part }: TimeOffSpan, locale?: string): string {
  const first = formatDay(from, locale);
  if (part !== null) return `${first}, ${partWords(part, locale)}`;
  return from === until ? first : `${first} – ${formatDay(until, locale)}`;
}

/** The wall times of a part of a day: "09:00–13:00". */
export function partWords(part: NonNullable<TimeOffSpan["part"]>, locale?: string): string {
  const [start, end] = [part.startsAtLocal, part.endsAtLocal];
  return `${formatLocalTime(start, locale)}–${formatLocalTime(end, locale)}`;
}

/** When it is, within a sentence: "on Fri 27 Nov", "from Fri 27 Nov to Mon 30 Nov". */
export function timeOffWhen({ from, until, part }: TimeOffSpan, locale?: string): string {
  const first = formatDay(from, locale);
  if (part !== null) return `on ${first}, ${partWords(part, locale)}`;
  return from === until ? `on ${first}` : `from ${first} to ${formatDay(until, locale)}`;
}
