import type { LocalTime } from "../../../kernel/time/local-time.ts";
import { secondsOfDay } from "../../../kernel/time/local-time.ts";
import type { Location } from "../../../records/locations/location.ts";
import type { DayHours } from "../../../records/locations/opening-hours.ts";
import { specialDayOf } from "../../../records/locations/opening-on.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import type { Finding } from "./finding.ts";

type Times = Pick<Shift, "day" | "startsAtLocal" | "endsAtLocal">;

const DAY = 86_400;

/**
 * Returns whether a shift leaves the hours of a special day of its location. It is judged by the
 * day on which it starts, and from the first opening to the last closing.
 */
export function outsideHours(
  shift: Times,
  { location }: { location: Pick<Location, "name" | "specialDays"> },
): Finding<"outsideHours">[] {
  const { hours = null, name = "" } = specialDayOf(location, shift.day) ?? {};
  if (hours === null || isWithin(shift, hours)) return [];
  return [{ code: "outsideHours", facts: { where: location.name, day: shift.day, hours, name } }];
}

function isWithin({ startsAtLocal, endsAtLocal }: Times, hours: DayHours): boolean {
  const first = hours[0];
  const last = hours.at(-1);
  if (first === undefined || last === undefined) return false;
  return (
    startsAtLocal >= first.opensAt &&
    endOf(startsAtLocal, endsAtLocal) <= endOf(last.opensAt, last.closesAt)
  );
}

/** Seconds from the start of the day; an end at or before the start is on the next day. */
function endOf(start: LocalTime, end: LocalTime): number {
  return secondsOfDay(end) + (end > start ? 0 : DAY);
}
