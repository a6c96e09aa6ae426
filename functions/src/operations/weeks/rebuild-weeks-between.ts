import { payTermsOf } from "@crewline/domain/employees/employee-pay";
import { isClosedWeek } from "@crewline/domain/reports/period-lock";
import type { LocalDate } from "@crewline/domain/time/local-date";
import type { EmployeeWeek } from "@crewline/domain/time-entries/employee-week";
import { now } from "../../platform/clock.ts";
import { closedPeriodsSince } from "../payroll/closed-periods.ts";
import { companyStore } from "../../store/company-store.ts";
import { readCompany } from "../../store/read-company.ts";
import { saveWeek } from "./save-week.ts";
import { inTransaction } from "../../store/unit/unit.ts";

const AT_ONCE = 10;

/** Computes the open weeks that begin on these days anew, each in its own transaction. */
export async function rebuildWeeksBetween(
  companyId: string,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<void> {
  const store = await readCompany(companyId);
  const weeks = await store.employeeWeeks.list([
    ["weekStart", ">=", from],
    ["weekStart", "<=", until],
  ]);
  for (let done = 0; done < weeks.length; done += AT_ONCE) {
    const some = weeks.slice(done, done + AT_ONCE);
    await Promise.all(some.map((week) => rebuildWeek(companyId, week)));
  }
}

/** Computes an open week anew; `closing` names the period whose lock the caller holds. */
export function rebuildWeek(
  companyId: string,
  { id: weekId, employeeId }: Pick<EmployeeWeek, "id" | "employeeId">,
  closing: LocalDate | null = null,
): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const week = await store.employeeWeeks.get(weekId);
    const company = await store.company();
    const pay = await store.employeePay.find(employeeId);
    const closed = await closedPeriodsSince(store, week.weekStart);
    const others = closed.filter(({ firstDay }) => firstDay !== closing);
    if (isClosedWeek(week.weekStart, others)) return;
    saveWeek(store, week, { company, ...payTermsOf(pay), now: now() });
  });
}
