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
 * The school near a location: from Monday to Friday at the hours of the company's settings, but not
 * on holidays and in the school breaks of the location; where it has none, not in the usual summer
 * of the pack.
 */
export function schoolAt(
  location: Pick<Location, "specialDays" | "schoolBreaks">,
  { pack, schoolStartsAt, schoolEndsAt }: MinorSettings,
): School {
  const { isSummer } = minorPacks[pack];
  const { schoolBreaks } = location;
  const isBreak = (day: LocalDate) =>
    schoolBreaks.length === 0
      ? isSummer(day)
      : schoolBreaks.some(({ from, until }) => from <= day && day <= until);
  return {
    isOn: (day) => !isWeekend(day) && !isBreak(day) && !specialDayOf(location, day)?.isHoliday,
    isSummer,
    from: secondsOfDay(schoolStartsAt),
    until: secondsOfDay(schoolEndsAt),
  };
}

function isWeekend(day: LocalDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === "saturday" || weekday === "sunday";
}
