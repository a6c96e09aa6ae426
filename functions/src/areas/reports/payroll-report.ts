import { buildPayrollReport } from "@crewline/domain/reports/build-payroll-report";
import type { PayrollReport, PayrollReportInput } from "@crewline/domain/reports/payroll-report";
import { weekStartOf } from "@crewline/domain/time/local-date";
import type { Actor } from "../../rpc/actor.ts";
import { readCompany } from "../../store/read-company.ts";

/** Reads the workweeks that touch the period, with their pay, and adds them up. */
export async function payrollReport(
  actor: Actor,
  input: PayrollReportInput,
): Promise<PayrollReport> {
  const store = await readCompany(actor.companyId);
  const company = await store.company();
  const firstWeek = weekStartOf(input.firstDay, company.workRules.weekStart);
  const weeks = await store.employeeWeeks.list([
    ["weekStart", ">=", firstWeek],
    ["weekStart", "<=", input.lastDay],
  ]);
  const [pays, employees, locations] = await Promise.all([
    store.employeeWeekPay.findAll(weeks.map((week) => week.id)),
    store.employees.list([]),
    store.locations.list([]),
  ]);
  return buildPayrollReport({
    ...input,
    currency: company.currency,
    weeks,
    pays,
    employees: new Map(employees.map((employee) => [employee.id, employee])),
    locations: new Map(locations.map((location) => [location.id, location])),
  });
}
