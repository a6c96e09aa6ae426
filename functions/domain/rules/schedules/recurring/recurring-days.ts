import type { LocalDate } from "../../../kernel/time/local-date.ts";
import {
  addDays,
  daysBetween,
  daysFromTo,
  weekdayOf,
  weekStartOf,
} from "../../../kernel/time/local-date.ts";
import type { RecurringShift } from "../../../records/schedules/recurring-shift.ts";
import { RECURRING_DAYS_AHEAD } from "../../../records/schedules/recurring-shift.ts";

type Rule = Pick<RecurringShift, "recurrence" | "firstWeekday">;

/**
 * Returns the days from `from` to `until`, both included, on which a recurring shift takes place, in
 * order. Days are those of the location and have no zone: clock changes move none of them. Weeks
 * are counted from the week of the first day, also over the turn of a year (RFC 5545, WKST).
 */
export function recurringDays(rule: Rule, from: LocalDate, until: LocalDate): LocalDate[] {
  const { firstDay, end, weekdays } = rule.recurrence;
  const last = end.kind === "onDay" && end.day < until ? end.day : until;
  const first = end.kind !== "afterTimes" && from > firstDay ? from : firstDay;
  const days = daysFromTo(first, last).filter(
    (day) => weekdays.includes(weekdayOf(day)) && isItsWeek(rule, day),
  );
  const counted = end.kind === "afterTimes" ? days.slice(0, end.times) : days;
  return counted.filter((day) => day >= from);
}

function isItsWeek({ recurrence, firstWeekday }: Rule, day: LocalDate): boolean {
  const first = weekStartOf(recurrence.firstDay, firstWeekday);
  const weeks = daysBetween(first, weekStartOf(day, firstWeekday)) / 7;
  return weeks % recurrence.everyWeeks === 0;
}

/** Returns the last day whose shifts are put into the schedule on `today`. */
export function fillsUntil(today: LocalDate): LocalDate {
  return addDays(today, RECURRING_DAYS_AHEAD);
}

/**
 * Returns the days whose shifts are to be put into the schedule on `today`: those not put in before,
 * and those that were skipped. No day is put in twice, so a shift that was deleted or moved does not
 * come back, and none is in the past.
 */
export function daysToFill(
  rule: Rule & Pick<RecurringShift, "filledUntil" | "problems">,
  today: LocalDate,
): LocalDate[] {
  const { filledUntil, problems } = rule;
  const skipped = new Set(problems.flatMap(({ kind, day }) => (kind === "skipped" ? [day] : [])));
  return recurringDays(rule, today, fillsUntil(today)).filter(
    (day) => filledUntil === null || day > filledUntil || skipped.has(day),
  );
}

/** True if a recurring shift takes place on `today` or later. */
export function isContinuing(rule: Rule, today: LocalDate): boolean {
  return nextDay(rule, today) !== null;
}

/** Returns the first day on or after `today` on which it takes place; null once it has ended. */
export function nextDay(rule: Rule, today: LocalDate): LocalDate | null {
  const { firstDay, everyWeeks } = rule.recurrence;
  const from = today > firstDay ? today : firstDay;
  return recurringDays(rule, from, addDays(from, everyWeeks * 7 + 7))[0] ?? null;
}
