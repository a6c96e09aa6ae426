import type { CalendarDays } from "@crewline/domain/projections/calendar/calendar-items";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import {
  addDays,
  daysBetween,
  isLocalDate,
  weekStartOf,
} from "@crewline/domain/kernel/time/local-date";

export const calendarViews = ["month", "week", "day", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The view that an address names; null for none, which leaves the choice to the screen. */
export function viewInAddress(text: string | null): CalendarView | null {
  return calendarViews.find((view) => view === text) ?? null;
}

/** The days on screen: a month with the whole weeks that it touches, a week, or one day. */
export function daysOfView(view: CalendarView, day: LocalDate, startsOn: Weekday): CalendarDays {
  if (view === "day") return { from: day, until: day };
  if (view !== "month") {
    const from = weekStartOf(day, startsOn);
    return { from, until: addDays(from, 6) };
  }
  const first = firstOfMonth(day);
  const last = addDays(firstOfMonth(addDays(first, 31)), -1);
  return { from: weekStartOf(first, startsOn), until: addDays(weekStartOf(last, startsOn), 6) };
}

/** The day that a step forward (1) or back (-1) of the view leads to. */
export function stepOfView(view: CalendarView, day: LocalDate, step: 1 | -1): LocalDate {
  if (view === "day") return addDays(day, step);
  if (view !== "month") return addDays(day, 7 * step);
  const first = firstOfMonth(day);
  const other = step === 1 ? firstOfMonth(addDays(first, 31)) : firstOfMonth(addDays(first, -1));
  const inMonth = addDays(other, daysBetween(first, day));
  return isLocalDate(inMonth) && firstOfMonth(inMonth) === other ? inMonth : other;
}

/** The first day of the month of a day. */
export function firstOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 8)}01`;
}
