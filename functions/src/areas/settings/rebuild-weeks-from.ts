import { isClosedWeek } from "@crewline/domain/reports/period-lock";
import type { LocalDate } from "@crewline/domain/time/local-date";
import { now } from "../../platform/clock.ts";
import { closedPeriodsSince } from "../../store/closed-periods.ts";
import { companyStore } from "../../store/company-store.ts";
import { readCompany } from "../../store/read-company.ts";
import { saveWeek } from "../../store/save-week.ts";
import { inTransaction } from "../../store/unit.ts";

const AT_ONCE = 10;

/** Computes all open weeks from `day` on anew, each in its own transaction. */
export async function rebuildWeeksFrom(companyId: string, day: LocalDate): Promise<void> {
  const store = await readCompany(companyId);
  const weeks = await store.employeeWeeks.list([["weekStart", ">=", day]]);
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
    saveWeek(store, week, { company, rates: pay?.rates ?? [], now: now() });
  });
}
