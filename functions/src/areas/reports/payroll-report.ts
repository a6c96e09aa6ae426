import { buildPayrollReport } from "@crewline/domain/reports/build-payroll-report";
import type {
  PayrollReport,
  payrollReportInputSchema,
} from "@crewline/domain/reports/payroll-report";
import { addDays } from "@crewline/domain/time/local-date";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import { readCompany } from "../../store/read-company.ts";

type Input = z.infer<typeof payrollReportInputSchema>;

/** Hours and pay of a period, from the weeks that touch it: no entry is computed again. */
export async function payrollReport(actor: Actor, input: Input): Promise<PayrollReport> {
  const store = await readCompany(actor.companyId);
  if (input.locationId !== null) await store.locations.get(input.locationId);
  const [company, locations, weeks] = await Promise.all([
    store.company(),
    store.locations.list([]),
    store.employeeWeeks.list([
      ["weekStart", ">=", addDays(input.firstDay, -6)],
      ["weekStart", "<=", input.lastDay],
    ]),
  ]);
  const [pays, employees] = await Promise.all([
    store.employeeWeekPay.findAll(weeks.map(({ id }) => id)),
    store.employees.findAll(weeks.map(({ employeeId }) => employeeId)),
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
