import { formatLocalSpan, formatLocalTime } from "./format-time.ts";
import type { Locale } from "./locale.ts";
import type { LocalTime, TimeRange } from "../time/local-time.ts";
import { parseLocalTime, parseTimeRange } from "../time/local-time.ts";

/**
 * A time as a field shows it for editing: as the reader writes it where that can be read back,
 * else `HH:MM`; a device may write "下午6:00".
 */
export function timeText(time: LocalTime, locale: Locale): string {
  const text = formatLocalTime(time, locale);
  return parseLocalTime(text) === time ? text : time;
}

/** A range of times as a field shows it for editing, by the same rule as `timeText`. */
export function rangeText({ startsAt, endsAt }: TimeRange, locale: Locale): string {
  const text = formatLocalSpan({ startsAtLocal: startsAt, endsAtLocal: endsAt }, locale);
  const read = parseTimeRange(text);
  const isRead = read?.startsAt === startsAt && read.endsAt === endsAt;
  return isRead ? text : `${marked(startsAt)}-${marked(endsAt)}`;
}

/** With am or pm: "11:00-10:00" would be read as ending in the evening. */
function marked(time: LocalTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}${hour < 12 ? "am" : "pm"}`;
}

/** True if the range lasts into the next day; the same time twice is 24 hours. */
export function endsNextDay({ startsAt, endsAt }: TimeRange): boolean {
  return endsAt <= startsAt;
}
