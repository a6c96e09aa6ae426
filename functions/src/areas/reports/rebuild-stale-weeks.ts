import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDeepStrictEqual } from "node:util";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { rebuildEachWeek } from "../../operations/weeks/rebuild-weeks.ts";
import { buildStoredWeek } from "../../operations/weeks/save-week.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";

/**
 * Recomputes the weeks of a period whose stored hours or pay differ from their entries, rates and
 * rules: a retroactive change of rates or rules computes its weeks afterwards, and may have been
 * interrupted or late. The caller has locked the period.
 */
export async function rebuildStaleWeeks(companyId: CompanyId, days: PayPeriodDays): Promise<void> {
  const store = await readCompany(companyId);
  const weeks = await store.employeeWeeks.list([
    ["weekStart", ">=", addDays(days.firstDay, -6)],
    ["weekStart", "<=", days.lastDay],
  ]);
  const people = [...new Set(weeks.map(({ employeeId }) => employeeId))];
  const [company, pays, terms] = await Promise.all([
    store.company(),
    store.employeeWeekPay.findAll(weeks.map(({ id }) => id)),
    Promise.all(people.map(async (id) => [id, await store.employeePay.find(id)] as const)),
  ]);
  const payOf = new Map(pays.map((pay) => [employeeWeekId(pay.employeeId, pay.weekStart), pay]));
  const termsOf = new Map(terms.map(([id, pay]) => [id, payTermsOf(pay)]));
  const isStale = (week: EmployeeWeek) => {
    const own = termsOf.get(week.employeeId) ?? payTermsOf(null);
    const built = buildStoredWeek(week, { company, ...own, now: now() });
    const { hours } = built.week;
    return !isDeepStrictEqual(
      { hours, pay: built.pay },
      { hours: week.hours, pay: payOf.get(week.id) },
    );
  };
  await rebuildEachWeek(companyId, weeks.filter(isStale), days.firstDay);
}
