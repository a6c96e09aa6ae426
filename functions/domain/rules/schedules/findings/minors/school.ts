import type { LocalDate } from "../../../../kernel/time/local-date.ts";
import { weekdayOf } from "../../../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../../../kernel/time/local-time.ts";
import type { MinorSettings } from "../../../../records/company/minor-settings.ts";
import type { Location } from "../../../../records/locations/location.ts";
import { specialDayOf } from "../../../../records/locations/opening-on.ts";
import { minorPacks } from "./minor-packs.ts";

/** The days and hours of school; hours are in seconds after midnight. */
export interface School {
  isOn: (day: LocalDate) => boolean;
  isSummer: (day: LocalDate) => boolean;
  from: number;
  until: number;
}

/**
 * The school that the company's settings describe: from Monday to Friday, but not in the summer of
 * the pack and not on holidays of the location.
 */
export function schoolAt(
  location: Pick<Location, "specialDays">,
  { pack, schoolStartsAt, schoolEndsAt }: MinorSettings,
): School {
  const { isSummer } = minorPacks[pack];
  return {
    isOn: (day) => !isWeekend(day) && !isSummer(day) && !specialDayOf(location, day)?.isHoliday,
    isSummer,
    from: secondsOfDay(schoolStartsAt),
    until: secondsOfDay(schoolEndsAt),
  };
}

function isWeekend(day: LocalDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === "saturday" || weekday === "sunday";
}
