import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";

/** The first days of the workweeks that share a day with the period, in order. */
export function weeksOfPeriod(
  { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
  weekStart: Weekday,
): LocalDate[] {
  const weeks: LocalDate[] = [];
  for (let week = weekStartOf(firstDay, weekStart); week <= lastDay; week = addDays(week, 7)) {
    weeks.push(week);
  }
  return weeks;
}
