import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { salaryPerSchema } from "@crewline/domain/records/pay/salary";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { Salaries } from "@crewline/domain/rules/reports/build-payroll-report";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { MOST_COMPARED, timeOffOfEmployees } from "../../store/company/filters.ts";

/** The employees of a company who have or had a salary, cancelled changes left out. */
export async function salariedEmployees(store: CompanyStore): Promise<Employee[]> {
  const changes = await store.wageChanges.list([["salary.per", "in", salaryPerSchema.options]]);
  const standing = changes.filter(({ isCancelled }) => !isCancelled);
  return store.employees.findAll([...new Set(standing.map(({ employeeId }) => employeeId))]);
}

/** Returns the salaries that the days pay, of those of the employees who have one. */
export async function readSalaries(
  store: CompanyStore,
  company: Company,
  { employees, ...days }: PayPeriodDays & { employees: readonly Employee[] },
): Promise<Salaries> {
  const ids = employees.map(({ id }) => id);
  const pays = await Promise.all(ids.map((id) => store.employeePay.find(id)));
  const salaried = employees.flatMap((employee, index) => {
    const rates = pays[index]?.rates ?? [];
    return rates.some(({ salary }) => salary !== undefined) ? [{ employee, rates }] : [];
  });
  const timeOff = await timeOffOf(
    store,
    salaried.map(({ employee }) => employee.id),
    days,
  );
  return {
    people: salaried.map((one) => ({ ...one, timeOff: timeOff.get(one.employee.id) ?? [] })),
    payPeriodOn: (day) => rulesOn(company, day).payPeriod,
  };
}

/** The time off that touches a week of the days. */
async function timeOffOf(
  store: CompanyStore,
  employeeIds: readonly EmployeeId[],
  { firstDay }: PayPeriodDays,
): Promise<Map<EmployeeId, TimeOff[]>> {
  const groups = Map.groupBy(employeeIds, (_, index) => Math.floor(index / MOST_COMPARED));
  const found = await Promise.all(
    [...groups.values()].map((ids) =>
      store.timeOff.list(timeOffOfEmployees(ids, addDays(firstDay, -6))),
    ),
  );
  return Map.groupBy(found.flat(), ({ employeeId }) => employeeId);
}
