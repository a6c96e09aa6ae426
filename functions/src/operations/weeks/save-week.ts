import type { Company } from "@crewline/domain/company/company";
import type { PayTerms } from "@crewline/domain/employees/employee-pay";
import { personRulesOn } from "@crewline/domain/employees/person-rules";
import type { Instant } from "@crewline/domain/time/instant";
import type { BuiltWeek } from "@crewline/domain/time-entries/build-week";
import { buildWeek } from "@crewline/domain/time-entries/build-week";
import type { EmployeeWeek } from "@crewline/domain/time-entries/employee-week";
import { isClosedWeek } from "@crewline/domain/reports/period-lock";
import { addDays } from "@crewline/domain/time/local-date";
import { closedPeriodsSince } from "../payroll/closed-periods.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { weeksSince } from "../../store/filters.ts";

/** What the hours and the pay of a week depend on besides its entries. */
export interface WeekTerms extends PayTerms {
  company: Company;
  now: Instant;
}

/** Writes a week together with its pay: neither can ever say something else than the other. */
export function saveWeek(store: CompanyStore, week: EmployeeWeek, terms: WeekTerms): void {
  const built = buildStoredWeek(week, terms);
  store.employeeWeeks.save(week.id, { ...week, ...built.week, version: week.version + 1 });
  store.employeeWeekPay.save(week.id, built.pay);
}

/** What the hours and the pay of a stored week are by these terms. */
export function buildStoredWeek(week: EmployeeWeek, terms: WeekTerms): BuiltWeek {
  const { employeeId, weekStart, timeZone, bounds, entries } = week;
  const { currency } = terms.company;
  const rules = personRulesOn(terms.company, terms.policies, weekStart);
  return buildWeek({
    employeeId,
    weekStart,
    timeZone,
    bounds,
    entries,
    rules,
    currency,
    rates: terms.rates,
    now: terms.now,
  });
}

/**
 * Computes the weeks of a person anew that a rate or policy from `firstDay` on can touch. Weeks
 * whose days are all closed keep what was paid.
 */
export async function rebuildWeeks(
  store: CompanyStore,
  { employeeId, firstDay }: { employeeId: string; firstDay: string },
  terms: WeekTerms,
): Promise<void> {
  const weeks = await store.employeeWeeks.list(weeksSince(employeeId, firstDay));
  const closed = await closedPeriodsSince(store, addDays(firstDay, -6));
  const open = weeks.filter(({ weekStart }) => !isClosedWeek(weekStart, closed));
  for (const week of open) saveWeek(store, week, terms);
}
