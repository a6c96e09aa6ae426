import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";

/** In no zone is it more than a day later than in UTC, and a workday may begin on the day before. */
const MOST_DAYS_LATER = 2;

/**
 * Returns the first days of the workweeks that may hold time of an entry: its own, and the next one
 * where the entry, which ends at `now` while it runs, may reach over the edge. It may name a week
 * too many, because the zone of the employee is not asked for, but never one too few.
 */
export function weeksReached(
  { weekStart, payable }: Pick<TimeEntry, "weekStart" | "payable">,
  now: Instant,
): LocalDate[] {
  const next = addDays(weekStart, 7);
  const lastDay = addDays(localDateAt(payable.endsAt ?? now, "UTC"), MOST_DAYS_LATER);
  return lastDay >= next ? [weekStart, next] : [weekStart];
}
