import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { workedDaysOf, workedYearIds } from "@crewline/domain/records/time-off/worked-year";
import type { BalanceSources } from "@crewline/domain/rules/time-off/show-balance";
import { keptTypes } from "@crewline/domain/rules/time-off/show-balance";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { timeOffOfEmployee } from "../../store/company/filters.ts";
import type { LocalEmployee } from "../employment/get-local-employee.ts";

/**
 * Reads what the balances of an employee are computed from: one document a year of worked days, the
 * time off and the corrections since the first policy began. Null where no type keeps a balance.
 */
export async function readBalances(
  store: CompanyStore,
  { employee, company, today }: Pick<LocalEmployee, "employee" | "company" | "today">,
): Promise<BalanceSources | null> {
  const first = firstStart(company);
  if (first === null) return null;
  const years = workedYearIds(employee.id, { from: addDays(first, -6), until: today });
  const [worked, timeOff, adjustments] = await Promise.all([
    store.workedYears.findAll(years),
    store.timeOff.list(timeOffOfEmployee(employee.id, first)),
    store.balanceAdjustments.list([["employeeId", "==", employee.id]]),
  ]);
  return { company, employee, today, worked: workedDaysOf(worked), timeOff, adjustments };
}

/** The day on which the first policy of the company began, or null without one. */
export function firstStart(company: LocalEmployee["company"]): LocalDate | null {
  const starts = keptTypes(company).map(({ policy }) => policy.startsOn);
  return starts.toSorted()[0] ?? null;
}
