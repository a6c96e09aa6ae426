import type { TimeRange } from "../../../kernel/time/local-time.ts";
import { localTimeOf, secondsOfDay } from "../../../kernel/time/local-time.ts";
import type { OpeningHours } from "../../../records/locations/opening-hours.ts";

const DAY_SECONDS = 86_400;

type DayHours = NonNullable<OpeningHours[keyof OpeningHours]>;

/**
 * Returns the shift of the person who opens or closes: as long as `like`, from the first opening or
 * to the last closing of the day, and within the opening hours. Null on a day that is closed.
 */
export function openingShift(
  side: "opens" | "closes",
  hours: DayHours,
  like: TimeRange,
): TimeRange | null {
  const first = hours[0];
  const last = hours.at(-1);
  if (first === undefined || last === undefined) return null;
  const opens = secondsOfDay(first.opensAt);
  const closes = opens + secondsFrom(first.opensAt, last.closesAt);
  const length = Math.min(secondsFrom(like.startsAt, like.endsAt), closes - opens);
  const startsAt = side === "opens" ? opens : closes - length;
  return { startsAt: localTimeOf(startsAt), endsAt: localTimeOf(startsAt + length) };
}

/** From one time to the next other one; an equal time is a day later. */
function secondsFrom(from: string, to: string): number {
  const seconds = secondsOfDay(to) - secondsOfDay(from);
  return seconds > 0 ? seconds : seconds + DAY_SECONDS;
}
