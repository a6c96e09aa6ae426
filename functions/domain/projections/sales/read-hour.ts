import { readClockTime } from "../../kernel/csv/read-moment.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";

/**
 * The start of an hour as a spreadsheet or a till writes it: "9", "09:00", "9 AM", "9-10" or "9:00 AM
 * - 10:00 AM". Null for what is none.
 */
export function readHourStart(text: string): LocalTime | null {
  const [start = "", end] = text.split(/[-–—]|\bto\b/u).map((part) => part.trim());
  const half = /[ap]\.?m?\.?$/iu;
  const marked = half.exec(end ?? "")?.[0];
  const isMarked = half.test(start) || marked === undefined;
  return readClockTime(isMarked ? start : withHalf(start, end ?? "", marked))?.time ?? null;
}

/** The half of the day of a start without one: "9-10 AM" is 9 AM, "11-1 PM" is 11 AM. */
function withHalf(start: string, end: string, half: string): string {
  const hourOf = (text: string) => Number.parseInt(text, 10) % 12;
  const isAfternoon = half.toLowerCase().startsWith("p");
  const isOther = hourOf(start) > hourOf(end);
  return `${start} ${isAfternoon === isOther ? "AM" : "PM"}`;
}
