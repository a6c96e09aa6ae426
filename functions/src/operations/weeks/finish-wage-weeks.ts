import type { CompanyId, WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { weeksSince } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { closedPeriodsSince } from "../payroll/closed-periods.ts";
import { rebuildWeeks } from "./rebuild-weeks.ts";
import { readWeekTerms } from "./save-week.ts";

/** Weeks, two documents each, that a transaction of a wage change writes with the rest of it. */
export const MOST_WAGE_WEEKS = 100;

/**
 * Goes on with a change whose weeks did not fit into one transaction, until none is left. May be
 * repeated and cut short at any point: the change says where to go on.
 */
export async function finishWageWeeks(
  companyId: CompanyId,
  wageChangeId: WageChangeId,
): Promise<void> {
  for (;;) {
    const isDone = await inTransaction((unit) =>
      rebuildNextWeeks(companyStore(unit, companyId), wageChangeId),
    );
    if (isDone) return;
  }
}

/** Goes on with every change of the company that was cut short. */
export async function finishAllWageWeeks(companyId: CompanyId): Promise<void> {
  const { wageChanges } = await readCompany(companyId);
  const pending = await wageChanges.list([["pendingWeeksFrom", ">=", "0000-01-01"]]);
  for (const { id } of pending) await finishWageWeeks(companyId, id);
}

async function rebuildNextWeeks(store: CompanyStore, wageChangeId: WageChangeId): Promise<boolean> {
  const change = await store.wageChanges.get(wageChangeId);
  const from = change.pendingWeeksFrom;
  if (from === null) return true;
  const { employeeId } = change;
  const [terms, weeks, closedPeriods] = await Promise.all([
    readWeekTerms(store, employeeId),
    // `from` is the first day of a week, and the filter reaches back by six days.
    store.employeeWeeks.list(weeksSince(employeeId, addDays(from, 6))),
    closedPeriodsSince(store, from),
  ]);
  const rebuild = { weeks, closedPeriods, most: MOST_WAGE_WEEKS };
  const pendingWeeksFrom = rebuildWeeks(store, rebuild, terms);
  store.wageChanges.save(change.id, { ...change, pendingWeeksFrom });
  return pendingWeeksFrom === null;
}
