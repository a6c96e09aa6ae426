import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The workweeks of all employees that share a day with a period. */
export function weeksOfPeriod(
  { employeeWeeks }: Pick<CompanyStore, "employeeWeeks">,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<EmployeeWeek[]> {
  return employeeWeeks.list([
    ["weekStart", ">=", addDays(firstDay, -6)],
    ["weekStart", "<=", lastDay],
  ]);
}
