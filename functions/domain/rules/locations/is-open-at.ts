import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt, localTimeAt } from "../../kernel/time/zone.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Openings } from "../../records/locations/opening-on.ts";
import { openingOn, specialDayOf } from "../../records/locations/opening-on.ts";

type Place = Openings & Pick<Location, "timeZone">;

/**
 * True while the location is open, by its own clock and special days. One without opening hours
 * counts as open on every day that is not said to be closed.
 */
export function isOpenAt(place: Place, at: Instant): boolean {
  const { openingHours, timeZone } = place;
  const today = localDateAt(at, timeZone);
  if (Object.values(openingHours).every((ranges) => ranges.length === 0)) {
    return specialDayOf(place, today)?.hours?.length !== 0;
  }
  const time = localTimeAt(at, timeZone);
  const isNow = openingOn(place, today).some(
    ({ opensAt, closesAt }) => opensAt <= time && (closesAt <= opensAt || time < closesAt),
  );
  const isStill = openingOn(place, addDays(today, -1)).some(
    ({ opensAt, closesAt }) => closesAt <= opensAt && time < closesAt,
  );
  return isNow || isStill;
}
