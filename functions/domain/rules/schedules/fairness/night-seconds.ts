import { elapsedSeconds, instantFromSeconds } from "../../../kernel/time/instant.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { Interval } from "../../../kernel/time/interval.ts";
import { intersect } from "../../../kernel/time/interval.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { addDays, dayNumber } from "../../../kernel/time/local-date.ts";
import { wallReachedAt } from "../../../kernel/time/zone.ts";

const DAY_SECONDS = 86_400;

/** Night is from 11 PM to 6 AM by the local clock. */
export const nightHours = { from: "23:00", until: "06:00" } as const;
const FROM_SECONDS = 23 * 3600;
const UNTIL_SECONDS = DAY_SECONDS + 6 * 3600;

interface NightSpan extends Interval<Instant> {
  /** The local day on which it starts. */
  day: LocalDate;
}

/** Returns the elapsed seconds of a span of at most a day that are night. */
export function nightSecondsOf({ day, startsAt, endsAt }: NightSpan, timeZone: string): number {
  return [addDays(day, -1), day, addDays(day, 1)]
    .flatMap((one) => intersect(nightOf(one, timeZone), { startsAt, endsAt }) ?? [])
    .reduce((sum, night) => sum + elapsedSeconds(night.startsAt, night.endsAt), 0);
}

const known = new Map<string, Interval<Instant>>();
/** As many nights as two years of a few zones have. */
const MOST_KNOWN = 5000;

/** The night that begins on a day, found once for all shifts. */
function nightOf(day: LocalDate, timeZone: string): Interval<Instant> {
  const key = `${day} ${timeZone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const midnight = dayNumber(day) * DAY_SECONDS;
  const night = {
    startsAt: instantFromSeconds(wallReachedAt(midnight + FROM_SECONDS, timeZone)),
    endsAt: instantFromSeconds(wallReachedAt(midnight + UNTIL_SECONDS, timeZone)),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, night);
  return night;
}
