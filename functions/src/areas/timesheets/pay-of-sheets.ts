import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { DatedLine } from "@crewline/domain/records/pay/payroll-report";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { SheetPayLine } from "@crewline/domain/records/timesheets/timesheet";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { buildPayrollReport } from "@crewline/domain/rules/reports/build-payroll-report";
import { frozenLines } from "../../operations/payroll/frozen-lines.ts";
import { readSalaries } from "../../operations/payroll/read-salaries.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Paid {
  company: Company;
  period: PayPeriodDays;
  /** The employees whose pay is read, and their weeks. */
  employees: readonly Employee[];
  weeks: readonly EmployeeWeek[];
  locations: readonly Location[];
}

/** The pay of an employee in a period with its lines; null while some of it is held back. */
export interface SheetPay {
  amountMinor: number | null;
  lines: SheetPayLine[];
}

/** Returns the pay of employees in a period by the payroll report. */
export async function payOfSheets(
  store: CompanyStore,
  { company, period, employees, weeks, locations }: Paid,
): Promise<(employeeId: EmployeeId) => SheetPay> {
  const known = new Map(employees.map((employee) => [employee.id, employee]));
  const [pays, frozen, salaries] = await Promise.all([
    store.employeeWeekPay.findAll(weeks.map(({ id }) => id)),
    frozenLinesOf(store, period),
    readSalaries(store, company, { ...period, employees }),
  ]);
  const { people, lines } = buildPayrollReport({
    ...period,
    locationId: null,
    currency: company.currency,
    weeks,
    pays,
    salaries,
    frozenLines: frozen?.filter(({ employeeId }) => known.has(employeeId)) ?? null,
    employees: known,
    locations: new Map(locations.map((location) => [location.id, location])),
    roleName: jobRoleNames(company.jobRoles),
    rules: company.workRules,
  });
  const sums = new Map(people.map((person) => [person.employeeId, person]));
  const linesOf = Map.groupBy(lines, ({ employeeId }) => employeeId);
  return (employeeId) => {
    const sum = sums.get(employeeId);
    if (sum?.isPayMissing === true) return { amountMinor: null, lines: [] };
    return { amountMinor: sum?.totalMinor ?? 0, lines: linesOf.get(employeeId) ?? [] };
  };
}

/** The lines of a closed period; null while it is open. */
async function frozenLinesOf(
  store: CompanyStore,
  { firstDay, lastDay }: PayPeriodDays,
): Promise<DatedLine[] | null> {
  const closed = await store.payPeriods.find(firstDay);
  if (closed === null || closed.lastDay !== lastDay || closed.snapshotId === null) return null;
  return frozenLines(store, closed.snapshotId);
}
