import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { subtractAll } from "../../kernel/time/interval.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import { dayNumberAt, wallReachedAt } from "../../kernel/time/zone.ts";

/** The hours of a day in which an employee may work, for example under a minimum age. */
export interface WorkWindow {
  earliest: LocalTime;
  latest: LocalTime;
}

const DAY_SECONDS = 86_400;

/**
 * The parts of a piece of work that lie outside the allowed hours of each local day, in order; the
 * window includes `earliest` and ends before `latest`, on the wall clock of the zone.
 */
export function workOutsideWindow(
  work: Interval<Instant>,
  window: WorkWindow,
  timeZone: string,
): Interval<Instant>[] {
  const startsAt = epochSeconds(work.startsAt);
  const endsAt = epochSeconds(work.endsAt);
  const allowed: Interval<number>[] = [];
  for (let day = dayNumberAt(startsAt, timeZone); day <= dayNumberAt(endsAt, timeZone); day += 1) {
    const at = (time: LocalTime) => wallReachedAt(day * DAY_SECONDS + secondsOfDay(time), timeZone);
    allowed.push({ startsAt: at(window.earliest), endsAt: at(window.latest) });
  }
  return subtractAll({ startsAt, endsAt }, allowed).map((outside) => ({
    startsAt: instantFromSeconds(outside.startsAt),
    endsAt: instantFromSeconds(outside.endsAt),
  }));
}
