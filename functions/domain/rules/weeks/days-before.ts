import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { RuledCompany } from "../company/rules-on.ts";
import { rulesOn } from "../company/rules-on.ts";
import { daysInRowAtEnd } from "../hours/days-in-row.ts";

type CountedWeek = Pick<EmployeeWeek, "daysInRowBefore" | "hours">;

/** True if the hours of the week that begins on the day also depend on the week before it. */
export function countsDaysBefore(company: RuledCompany, weekStart: LocalDate): boolean {
  return rulesOn(company, weekStart).workRules.daysInRow?.resetsEachWeek === false;
}

/** The weeks after these whose hours depend on them. */
export function weeksThatFollow(
  company: RuledCompany,
  weekStarts: readonly LocalDate[],
): LocalDate[] {
  const next = weekStarts.map((weekStart) => addDays(weekStart, 7));
  return next.filter((weekStart) => countsDaysBefore(company, weekStart));
}

/**
 * Returns the week with the days in a row of the week before it, which is missing if nothing was
 * worked in it. A week that already has them is returned as it is.
 */
export function afterWeek<T extends CountedWeek>(
  week: T,
  before: Pick<CountedWeek, "hours"> | null,
): T {
  const daysInRowBefore = daysInRowAtEnd(before?.hours.days ?? []);
  return week.daysInRowBefore === daysInRowBefore ? week : { ...week, daysInRowBefore };
}
