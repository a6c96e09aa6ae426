import type { LocalTime } from "../../kernel/time/local-time.ts";
import { localTimeOf, secondsOfDay } from "../../kernel/time/local-time.ts";

/** A part of the time that a place is open; `daysLater` is 1 for one that begins after midnight. */
export interface DayPart {
  startsAtLocal: LocalTime;
  endsAtLocal: LocalTime;
  daysLater: 0 | 1;
  /** On a day whose clocks do not change. */
  seconds: number;
}

const HALF_HOUR = 1800;
const DAY = 86_400;
/** The longest stretch for which an employee is planned. */
const LONGEST = 9 * 3600;

/**
 * The opening hours in equal parts of at most nine hours, cut at full half-hours. Hours that close
 * at or before they open last into the next day; the same time twice is a whole day.
 */
export function splitOpening(hours: { opensAt: LocalTime; closesAt: LocalTime }): DayPart[] {
  const opens = secondsOfDay(hours.opensAt);
  const closes = secondsOfDay(hours.closesAt);
  const length = closes > opens ? closes - opens : closes + DAY - opens;
  const count = Math.ceil(length / LONGEST);
  const cuts = Array.from({ length: count + 1 }, (_, index) =>
    cutAt(index, count, { opens, length }),
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? start;
    return {
      startsAtLocal: localTimeOf(start),
      endsAtLocal: localTimeOf(end),
      daysLater: start >= DAY ? 1 : 0,
      seconds: end - start,
    };
  });
}

function cutAt(index: number, count: number, { opens, length }: { opens: number; length: number }) {
  const exact = opens + (length * index) / count;
  return index === 0 || index === count ? exact : Math.round(exact / HALF_HOUR) * HALF_HOUR;
}
