import { payTermsOf } from "@crewline/domain/employees/employee-pay";
import { isClosedWeek } from "@crewline/domain/reports/period-lock";
import type { LocalDate } from "@crewline/domain/time/local-date";
import { now } from "../platform/clock.ts";
import { closedPeriodsSince } from "./closed-periods.ts";
import { companyStore } from "./company-store.ts";
import { readCompany } from "./read-company.ts";
import { saveWeek } from "./save-week.ts";
import { inTransaction } from "./unit.ts";

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
    await Promise.all(some.map(({ id, employeeId }) => rebuild(companyId, id, employeeId)));
  }
}

function rebuild(companyId: string, weekId: string, employeeId: string): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const week = await store.employeeWeeks.get(weekId);
    const company = await store.company();
    const pay = await store.employeePay.find(employeeId);
    const closed = await closedPeriodsSince(store, week.weekStart);
    if (isClosedWeek(week.weekStart, closed)) return;
    saveWeek(store, week, { company, ...payTermsOf(pay), now: now() });
  });
}
