import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PeriodProblem } from "@crewline/domain/rules/reports/period-problems";
import { auditProblems } from "@crewline/domain/rules/reports/period-problems";
import { isIntactChain } from "@crewline/domain/rules/time-entries/is-intact-chain";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { auditHash } from "../../operations/weeks/audit-hash.ts";
import { weeksOfPeriod } from "../../operations/payroll/period-weeks.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inSnapshot } from "../../store/unit/snapshot.ts";

/**
 * Returns the employees whose history of a week of the period does not prove it: a row was changed,
 * removed or added outside the product. Weeks and rows are read as of one moment, because work in
 * the open part of a week goes on.
 */
export async function brokenAudits(
  companyId: CompanyId,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<PeriodProblem[]> {
  const from = addDays(firstDay, -6);
  const { result } = await inSnapshot(async (unit) => {
    const store = companyStore(unit, companyId);
    const weeks = await weeksOfPeriod(store, { firstDay, lastDay });
    const rows = await store.timeEntryAudits.list([
      ["weekStart", ">=", from],
      ["weekStart", "<=", lastDay],
    ]);
    const rowsOf = Map.groupBy(rows, (row) => `${row.employeeId} ${row.weekStart}`);
    const broken = weeks.filter((week) => {
      const own = rowsOf.get(`${week.employeeId} ${week.weekStart}`) ?? [];
      return !isIntactChain(own, week, ({ hash: _hash, ...row }) => auditHash(row));
    });
    const people = await store.employees.findAll(broken.map(({ employeeId }) => employeeId));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return broken.map(({ employeeId }) => ({
      employeeId,
      employeeName: names.get(employeeId) ?? "",
    }));
  });
  return auditProblems(result);
}
