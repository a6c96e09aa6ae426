import { weekdays } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import type { Location } from "../../records/locations/location.ts";
import type { OpenRange } from "../../records/locations/opening-hours.ts";

type WriteTime = (time: LocalTime) => string;

/** As files have it; a screen passes `formatLocalTime`. */
const plain: WriteTime = (time) => time;

/**
 * Opening hours in one line, days with the same hours joined: "Mon-Fri 09:00-17:00, Sat
 * 10:00-14:00"; "Closed" when there are none.
 */
export function openingHoursText(openingHours: Location["openingHours"], write = plain): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  weekdays.forEach((day, index) => {
    const hours = openingHours[day];
    if (hours === undefined || hours.length === 0) return;
    const text = rangesText(hours, write);
    const run = runs.at(-1);
    if (run?.hours === text && run.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index, hours: text });
  });
  if (runs.length === 0) return "Closed";
  return runs.map(({ first, last, hours }) => `${daysText(first, last)} ${hours}`).join(", ");
}

/** The hours of one day: "09:00-12:00 and 14:00-18:00"; "Closed" when there are none. */
export function rangesText(ranges: readonly OpenRange[], write = plain): string {
  if (ranges.length === 0) return "Closed";
  return ranges
    .map(({ opensAt, closesAt }) => fromTo(write(opensAt), write(closesAt)))
    .join(" and ");
}

/** Times that hold a space, "6:00 AM", have spaces around the dash too. */
function fromTo(from: string, to: string): string {
  return /\s/u.test(from + to) ? `${from} – ${to}` : `${from}–${to}`;
}

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

function daysText(first: number, last: number): string {
  return first === last ? `${names[first]}` : `${names[first]}–${names[last]}`;
}
