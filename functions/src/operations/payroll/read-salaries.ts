import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { NoticePremiumRecord } from "@crewline/domain/records/pay/notice-premium";
import { salaryPerSchema } from "@crewline/domain/records/pay/salary";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { MOST_DAYS } from "@crewline/domain/rules/time-off/require-time-off";
import { paysHours } from "@crewline/domain/rules/time-off/time-off-pay";
import type { Salaries } from "@crewline/domain/rules/reports/build-payroll-report";
import type { CompanyStore } from "../../store/company/company-store.ts";
import {
  daysOfEmployees,
  inParts,
  MOST_COMPARED,
  timeOffOfEmployees,
} from "../../store/company/filters.ts";

/** The employees of a company who have or had a salary, cancelled changes left out. */
export async function salariedEmployees(store: CompanyStore): Promise<Employee[]> {
  const changes = await store.wageChanges.list([["salary.per", "in", salaryPerSchema.options]]);
  const standing = changes.filter(({ isCancelled }) => !isCancelled);
  return store.employees.findAll([...new Set(standing.map(({ employeeId }) => employeeId))]);
}

/**
 * The employees who are paid in the days without working: by a salary, for time off, or for shifts
 * that were changed inside the notice.
 */
export async function paidWithoutWork(
  store: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<Employee[]> {
  const [salaried, premiums, approved] = await Promise.all([
    salariedEmployees(store),
    noticePremiumsOf(store, { firstDay, lastDay }),
    store.timeOff.list([
      ["state", "in", ["approved"]],
      ["until", ">=", firstDay],
      ["until", "<=", addDays(lastDay, MOST_DAYS)],
    ]),
  ]);
  const known = new Set(salaried.map(({ id }) => id));
  const off = approved.filter((one) => one.from <= lastDay && paysHours(one));
  const paid = [...off, ...premiums].map(({ employeeId }) => employeeId);
  const others = paid.filter((id) => !known.has(id));
  return [...salaried, ...(await store.employees.findAll([...new Set(others)]))];
}

/**
 * Returns the salaries, the paid time off and the pay for changed shifts of the days, of those of
 * the employees who have any.
 */
export async function readSalaries(
  store: CompanyStore,
  company: Company,
  { employees, ...days }: PayPeriodDays & { employees: readonly Employee[] },
): Promise<Salaries> {
  const ids = employees.map(({ id }) => id);
  const [pays, timeOff, granted] = await Promise.all([
    store.employeePay.findById(ids),
    timeOffOf(store, ids, days),
    inParts(ids, (some) =>
      store.noticePremiums.list(daysOfEmployees(some, days.firstDay, days.lastDay)),
    ),
  ]);
  const premiums = Map.groupBy(granted, ({ employeeId }) => employeeId);
  return {
    people: employees.flatMap((employee) => {
      const rates = pays.get(employee.id)?.rates ?? [];
      const own = timeOff.get(employee.id) ?? [];
      const changes = premiums.get(employee.id) ?? [];
      const isSalaried = rates.some(({ salary }) => salary !== undefined);
      const isPaid = isSalaried || own.some(paysHours) || changes.length > 0;
      return isPaid ? [{ employee, rates, timeOff: own, premiums: changes }] : [];
    }),
    payPeriodOn: (day) => rulesOn(company, day).payPeriod,
  };
}

/** Returns what all employees are owed for shifts of the days that were changed inside the notice. */
export function noticePremiumsOf(
  store: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<NoticePremiumRecord[]> {
  return store.noticePremiums.list([
    ["day", ">=", firstDay],
    ["day", "<=", lastDay],
  ]);
}

/** The time off of employees that touches a week of the days. */
export async function timeOffOf(
  store: CompanyStore,
  employeeIds: readonly EmployeeId[],
  { firstDay }: Pick<PayPeriodDays, "firstDay">,
): Promise<Map<EmployeeId, TimeOff[]>> {
  const groups = Map.groupBy(employeeIds, (_, index) => Math.floor(index / MOST_COMPARED));
  const found = await Promise.all(
    [...groups.values()].map((ids) =>
      store.timeOff.list(timeOffOfEmployees(ids, addDays(firstDay, -6))),
    ),
  );
  return Map.groupBy(found.flat(), ({ employeeId }) => employeeId);
}
