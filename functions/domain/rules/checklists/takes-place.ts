import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, weekdayOf, weekStartOf } from "../../kernel/time/local-date.ts";
import type { Openings } from "../../records/locations/opening-on.ts";
import { openingOn, specialDayOf } from "../../records/locations/opening-on.ts";
import type { ChecklistRecurrence } from "../../records/checklists/checklist-template.ts";

/** True if the recurrence has the day; weeks begin on the company's first day of the week. */
export function recursOn(
  recurrence: ChecklistRecurrence,
  day: LocalDate,
  weekStart: Weekday,
): boolean {
  const { kind, weekdays, everyWeeks, firstDay, monthDay } = recurrence;
  if (day < firstDay) return false;
  if (kind === "monthly") return day === dayOfMonth(day, monthDay);
  if (!weekdays.includes(weekdayOf(day))) return false;
  const passed = daysBetween(weekStartOf(firstDay, weekStart), weekStartOf(day, weekStart));
  return (passed / 7) % everyWeeks === 0;
}

/**
 * True if lists are done at a location on the day: it is open, and the day is no holiday unless
 * hours were entered for it. A location without any opening hours is open every day.
 */
export function isWorkingDay(location: Openings, day: LocalDate): boolean {
  const special = specialDayOf(location, day);
  if (special?.isHoliday === true && special.hours === null) return false;
  if (special?.hours !== null && special !== null) return special.hours.length > 0;
  const hasHours = Object.values(location.openingHours).some((hours) => hours.length > 0);
  return !hasHours || openingOn(location, day).length > 0;
}

/** The day of the same month, or its last one where the month is shorter. */
function dayOfMonth(day: LocalDate, monthDay: number): LocalDate {
  const first = `${day.slice(0, 8)}01`;
  const wanted = addDays(first, monthDay - 1);
  if (wanted.slice(0, 7) === first.slice(0, 7)) return wanted;
  const nextMonth = `${addDays(first, 31).slice(0, 8)}01`;
  return addDays(nextMonth, -1);
}
