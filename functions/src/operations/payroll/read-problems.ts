import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { periodEntries } from "@crewline/domain/rules/reports/period-entries";
import type { PeriodProblem } from "@crewline/domain/rules/reports/period-problems";
import { timeProblems } from "@crewline/domain/rules/reports/period-problems";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { flaggedDays } from "../../store/company/filters.ts";

/**
 * Reads what speaks against closing the time of a period, at all locations; `weeks` are those of
 * `weeksOfPeriod`.
 */
export async function readTimeProblems(
  store: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
  weeks: readonly EmployeeWeek[],
): Promise<PeriodProblem[]> {
  const [company, requested, disputed] = await Promise.all([
    store.company(),
    store.timeEntries.list(flaggedDays("correctionRequested", firstDay, lastDay)),
    store.timesheets.list([
      ["firstDay", "==", firstDay],
      ["state", "==", "disputed"],
    ]),
  ]);
  const days = { firstDay, lastDay, locationId: null };
  return timeProblems({
    entries: periodEntries({ ...days, weeks, rules: company.workRules }),
    requested,
    disputing: disputed.map(({ employeeId }) => employeeId),
  });
}
