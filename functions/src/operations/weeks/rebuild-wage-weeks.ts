import { payTermsOf } from "@crewline/domain/employees/employee-pay";
import type { PayPeriodRecord } from "@crewline/domain/reports/pay-period-record";
import { isClosedWeek } from "@crewline/domain/reports/period-lock";
import type { EmployeeWeek } from "@crewline/domain/time-entries/employee-week";
import type { LocalDate } from "@crewline/domain/time/local-date";
import { addDays } from "@crewline/domain/time/local-date";
import { now } from "../../platform/clock.ts";
import { closedPeriodsSince } from "../payroll/closed-periods.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { companyStore } from "../../store/company-store.ts";
import { weeksSince } from "../../store/filters.ts";
import { readCompany } from "../../store/read-company.ts";
import type { WeekTerms } from "./save-week.ts";
import { saveWeek } from "./save-week.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** So many weeks, two documents each, are written in one transaction besides the rest of it. */
const MOST_WEEKS = 100;

interface Rated {
  /** The first day from which a rate differs. */
  firstDay: LocalDate;
  weeks: readonly EmployeeWeek[];
  closedPeriods: readonly PayPeriodRecord[];
}

/**
 * Computes the open weeks that the rates touch anew, the oldest first and not too many. Answers the
 * first week that is left for the next transaction, or null when all are done. Weeks whose days are
 * all closed keep what was paid.
 */
export function rebuildSomeWeeks(
  store: CompanyStore,
  { firstDay, weeks, closedPeriods }: Rated,
  terms: WeekTerms,
): LocalDate | null {
  const open = weeks
    .filter(({ weekStart }) => weekStart >= addDays(firstDay, -6))
    .filter(({ weekStart }) => !isClosedWeek(weekStart, closedPeriods))
    .toSorted((a, b) => a.weekStart.localeCompare(b.weekStart));
  for (const week of open.slice(0, MOST_WEEKS)) saveWeek(store, week, terms);
  return open[MOST_WEEKS]?.weekStart ?? null;
}

/**
 * Goes on with a change whose weeks did not fit into one transaction, until none is left. May be
 * repeated and cut short at any point: the change says where to go on.
 */
export async function finishWageWeeks(companyId: string, wageChangeId: string): Promise<void> {
  for (;;) {
    const isDone = await inTransaction((unit) =>
      rebuildNextWeeks(companyStore(unit, companyId), wageChangeId),
    );
    if (isDone) return;
  }
}

/** Goes on with every change of the company that was cut short. */
export async function finishAllWageWeeks(companyId: string): Promise<void> {
  const { wageChanges } = await readCompany(companyId);
  const pending = await wageChanges.list([["pendingWeeksFrom", ">=", "0000-01-01"]]);
  for (const { id } of pending) await finishWageWeeks(companyId, id);
}

async function rebuildNextWeeks(store: CompanyStore, wageChangeId: string): Promise<boolean> {
  const change = await store.wageChanges.get(wageChangeId);
  const from = change.pendingWeeksFrom;
  if (from === null) return true;
  const { employeeId } = change;
  const [company, pay, weeks, closedPeriods] = await Promise.all([
    store.company(),
    store.employeePay.get(employeeId),
    store.employeeWeeks.list(weeksSince(employeeId, addDays(from, 6))),
    closedPeriodsSince(store, from),
  ]);
  const terms = { company, ...payTermsOf(pay), now: now() };
  // The week of `from` has to be included, and `firstDay` reaches back by six days.
  const rated = { firstDay: addDays(from, 6), weeks, closedPeriods };
  const pendingWeeksFrom = rebuildSomeWeeks(store, rated, terms);
  store.wageChanges.save(change.id, { ...change, pendingWeeksFrom });
  return pendingWeeksFrom === null;
}
