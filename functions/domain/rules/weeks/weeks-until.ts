import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { afterWeek } from "./days-before.ts";
import { emptyWeek } from "./empty-week.ts";
import { endedAt } from "./ended-at.ts";
import { weeksHoldingTime } from "./entries-by-week.ts";
import type { PresentCalendar } from "./week-bounds.ts";
import { boundsBetween } from "./week-bounds.ts";

type Rules = PresentCalendar["rules"];

/**
 * Returns the weeks of an employee as if a running clock stopped at `at`: work that runs over the
 * edge of its week is in the next one as well, as after a clock-out.
 */
export function weeksUntil(
  weeks: readonly EmployeeWeek[],
  at: Instant,
  rules: Rules,
): EmployeeWeek[] {
  const ended = weeks.map((week) => ({
    ...week,
    entries: week.entries.map((entry) => endedAt(entry, at)),
  }));
  const known = new Map(ended.map((week) => [week.weekStart, week]));
  for (const week of ended) {
    const { timeZone, weekStart } = week;
    for (const entry of week.entries) {
      const holding = weeksHoldingTime(entry, known, { rules, timeZone });
      if (!holding.includes(addDays(weekStart, 7))) continue;
      const next = known.get(addDays(weekStart, 7)) ?? weekAfter(week, known, rules);
      known.set(next.weekStart, withEntry(next, entry));
    }
  }
  return [...known.values()];
}

function weekAfter(
  week: EmployeeWeek,
  known: ReadonlyMap<LocalDate, EmployeeWeek>,
  rules: Rules,
): EmployeeWeek {
  const { employeeId, timeZone } = week;
  const weekStart = addDays(week.weekStart, 7);
  const bounds = boundsBetween(week, known.get(addDays(weekStart, 7)), rules);
  return afterWeek(emptyWeek({ employeeId, weekStart, timeZone, bounds }), week);
}

function withEntry(week: EmployeeWeek, entry: WeekEntry): EmployeeWeek {
  const isKnown = week.entries.some(({ entryId }) => entryId === entry.entryId);
  return isKnown ? week : { ...week, entries: [entry, ...week.entries] };
}
