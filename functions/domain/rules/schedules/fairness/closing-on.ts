import { instantFromSeconds } from "../../../kernel/time/instant.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { dayNumber } from "../../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../../kernel/time/local-time.ts";
import { wallReachedAt } from "../../../kernel/time/zone.ts";
import type { Openings } from "../../../records/locations/opening-on.ts";
import { openingOn } from "../../../records/locations/opening-on.ts";

const DAY_SECONDS = 86_400;

/**
 * Returns when the location closes at the end of a day, maybe after midnight: null on a day on which
 * it is closed or stays open. Returns null alone where no opening hours are entered.
 */
export function closingOn(
  place: Openings & { timeZone: string },
  day: LocalDate,
): { closesAt: Instant | null } | null {
  if (Object.keys(place.openingHours).length === 0) return null;
  const last = openingOn(place, day).at(-1);
  if (last === undefined || last.opensAt === last.closesAt) return { closesAt: null };
  const isNextDay = last.closesAt < last.opensAt;
  const wall = (dayNumber(day) + (isNextDay ? 1 : 0)) * DAY_SECONDS + secondsOfDay(last.closesAt);
  return { closesAt: instantFromSeconds(wallReachedAt(wall, place.timeZone)) };
}
