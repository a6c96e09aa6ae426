import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { daysFromTo, weekdayOf } from "../../kernel/time/local-date.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { Location } from "../../records/locations/location.ts";
import type { CountedDay, CountedHours, TimeOffSpan } from "../../records/time-off/time-off.ts";
import { timeOffInterval } from "./time-off-interval.ts";

const HOUR = 3600;
export const usualWeekdays: readonly Weekday[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
];

/** Whose hours are counted, and where. */
export interface CountedFor {
  employee: Pick<Employee, "contractSecondsPerWeek">;
  /** The home location, whose closed days count nothing; null for an employee without one. */
  home: Pick<Location, "specialDays"> | null;
  /** Null for the usual hours on Monday to Friday. */
  hours: CountedHours | null;
}

/**
 * Returns the seconds of a usual day off: a fifth of the contract's weekly hours, at most 12 hours,
 * and 8 hours without a contract.
 */
export function usualDaySeconds({
  contractSecondsPerWeek: contract,
}: CountedFor["employee"]): number {
  if (contract === null) return 8 * HOUR;
  const fifth = Math.round(contract / 5 / 60) * 60;
  return Math.min(12 * HOUR, Math.max(60, fifth));
}

/**
 * Returns the hours that each day of time off counts, days without any left out. A part of a day
 * counts its length on the clock, and a single day its hours on any day. Of several days the chosen
 * weekdays count, without those on which the home location is closed, such as a public holiday.
 */
export function countedDays(
  span: TimeOffSpan,
  { employee, home, hours }: CountedFor,
): CountedDay[] {
  const { from, until, part } = span;
  if (part !== null) return [{ day: from, seconds: partSeconds(span) }];
  const seconds = hours?.secondsPerDay ?? usualDaySeconds(employee);
  if (from === until) return [{ day: from, seconds }];
  const weekdays = hours?.weekdays ?? usualWeekdays;
  const closed = new Set(closedDays(span, home));
  return daysFromTo(from, until)
    .filter((day) => weekdays.includes(weekdayOf(day)) && !closed.has(day))
    .map((day) => ({ day, seconds }));
}

/** Returns the days of a span on which a location is closed for a special day. */
export function closedDays({ from, until }: TimeOffSpan, home: CountedFor["home"]): LocalDate[] {
  return (home?.specialDays ?? [])
    .filter(({ day, hours }) => from <= day && day <= until && hours?.length === 0)
    .map(({ day }) => day);
}

/** The length of time off of a part of a day, on a day on which no clock changes. */
export function partSeconds({ from, until, part }: TimeOffSpan): number {
  const { startsAt, endsAt } = timeOffInterval({ from, until, part }, "UTC");
  return elapsedSeconds(startsAt, endsAt);
}

export function sumOfCounted(counted: readonly CountedDay[]): number {
  return counted.reduce((sum, { seconds }) => sum + seconds, 0);
}

/**
 * Returns the counted days as they were taken: on a whole day off the hours that were worked all the
 * same are not time off, so that no hour is paid twice. A part of a day keeps its length, because
 * the rest of the day is for work.
 */
export function takenDays(
  {
    part,
    counted = [],
  }: { part: TimeOffSpan["part"]; counted?: readonly CountedDay[] | undefined },
  workedSeconds: (day: LocalDate) => number,
): CountedDay[] {
  if (part !== null) return [...counted];
  return counted
    .map(({ day, seconds }) => ({ day, seconds: Math.max(0, seconds - workedSeconds(day)) }))
    .filter(({ seconds }) => seconds > 0);
}
