import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { DatedReport } from "@crewline/domain/rules/reports/build-payroll-report";
import { buildPayrollReport } from "@crewline/domain/rules/reports/build-payroll-report";
import type { payrollReportInputSchema } from "@crewline/domain/records/pay/payroll-report";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { frozenLinesOf } from "../../operations/payroll/frozen-lines.ts";
import { weeksOfPeriod } from "../../operations/payroll/period-weeks.ts";
import { paidWithoutWork, readSalaries } from "../../operations/payroll/read-salaries.ts";
import { standingAdjustments } from "../../operations/payroll/standing-adjustments.ts";
import type { ReadOnce } from "../../rpc/request-context.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";

type Input = z.infer<typeof payrollReportInputSchema>;

/**
 * Returns hours and pay of a period, from the weeks that overlap it, without recomputing entries,
 * and from the salaries of employees who worked or not.
 * For a closed period it returns the lines frozen at closing.
 */
export async function payrollReport(
  actor: Actor,
  input: Input,
  readOnce: ReadOnce,
): Promise<DatedReport> {
  const store = await readCompany(actor.companyId);
  return (await reportOnce(store, input, readOnce)).report;
}

/** A report, and the workweeks that it is made from. */
export interface ReportOfWeeks {
  report: DatedReport;
  weeks: EmployeeWeek[];
}

/** As `readReport`; the calls of one batch read it once. */
export function reportOnce(
  store: CompanyStore,
  input: Input,
  readOnce: ReadOnce,
): Promise<ReportOfWeeks> {
  const { firstDay, lastDay, locationId } = input;
  const name = `payrollReport ${firstDay} ${lastDay} ${locationId ?? "all"}`;
  return readOnce(name, () => readReport(store, input));
}

/** Reads the weeks and what pays them. */
export async function readReport(store: CompanyStore, input: Input): Promise<ReportOfWeeks> {
  const weeks = await weeksOfPeriod(store, input);
  return { report: await payrollReportOf(store, input, weeks), weeks };
}

async function payrollReportOf(
  store: CompanyStore,
  input: Input,
  weeks: readonly EmployeeWeek[],
): Promise<DatedReport> {
  if (input.locationId !== null) await store.locations.get(input.locationId);
  const [company, locations, adjustments, ownAdjustments, frozen] = await Promise.all([
    store.company(),
    store.locations.list([]),
    standingAdjustments(store, [
      ["paidOn", ">=", input.firstDay],
      ["paidOn", "<=", input.lastDay],
    ]),
    standingAdjustments(store, [["firstDay", "==", input.firstDay]]),
    frozenLinesOf(store, input),
  ]);
  const people = [...weeks, ...adjustments].map(({ employeeId }) => employeeId);
  const salaried = await paidWithoutWork(store, input);
  const [pays, worked, salaries] = await Promise.all([
    store.employeeWeekPay.findAll(weeks.map(({ id }) => id)),
    store.employees.findAll(people),
    readSalaries(store, company, { ...input, employees: salaried }),
  ]);
  const employees = [...salaried, ...worked];
  return buildPayrollReport({
    ...input,
    currency: company.currency,
    weeks,
    pays,
    adjustments,
    salaries,
    isAdjusted: ownAdjustments.length > 0,
    frozenLines: frozen,
    employees: new Map(employees.map((employee) => [employee.id, employee])),
    locations: new Map(locations.map((location) => [location.id, location])),
    roleName: jobRoleNames(company.jobRoles),
    rules: company.workRules,
  });
}
