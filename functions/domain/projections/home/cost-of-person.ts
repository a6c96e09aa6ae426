import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { CostSpan, StaffCost } from "../../records/pay/day-cost.ts";
import { withSalary } from "./cost-of-day.ts";

/** A workweek of an employee as far as it costs on a day; null where its pay is not known. */
export interface CostOfWeek {
  weekStart: LocalDate;
  spans: readonly CostSpan[] | null;
}

/** What an employee costs on a day; `isPriced` is false where some pay of it is not known. */
export interface PersonCost {
  employeeId: EmployeeId;
  spans: StaffCost[];
  isPriced: boolean;
}

/**
 * Joins what an employee's work of a day costs in each workweek that counts some of it: two where
 * it runs over the edge of a week. The day's part of a salary, in minor units, is added once.
 */
export function costOfPerson(
  employeeId: EmployeeId,
  weeks: readonly CostOfWeek[],
  salaryMinor: number,
): PersonCost {
  const spans = weeks.flatMap(({ weekStart, spans: own }) =>
    (own ?? []).map((span) => ({ ...span, employeeId, weekStart })),
  );
  const isPriced = weeks.every(({ spans: own }) => own !== null);
  return { employeeId, spans: withSalary(spans, salaryMinor), isPriced };
}
