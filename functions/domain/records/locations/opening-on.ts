import type { LocalDate } from "../../kernel/time/local-date.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import type { Location } from "./location.ts";
import type { DayHours } from "./opening-hours.ts";

/** The data that decides when a location is open. */
export type Openings = Pick<Location, "openingHours" | "specialDays">;

/**
 * Returns when the location is open on a day, in its own zone: the hours of the special day, else
 * those of the weekday. Empty when it is closed; a range may end on the next day.
 */
export function openingOn({ openingHours, specialDays }: Openings, day: LocalDate): DayHours {
  const special = specialDays.find((one) => one.day === day);
  return special?.hours ?? openingHours[weekdayOf(day)] ?? [];
}

/** The special day at this date, such as a holiday; null for a usual day. */
export function specialDayOf(
  { specialDays }: Pick<Location, "specialDays">,
  day: LocalDate,
): Location["specialDays"][number] | null {
  return specialDays.find((one) => one.day === day) ?? null;
}
