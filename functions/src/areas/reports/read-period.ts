import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { layoutOf } from "@crewline/domain/projections/payroll/payroll-layouts";
import type { DatedReport } from "@crewline/domain/rules/reports/build-payroll-report";
import type { PeriodProblem } from "@crewline/domain/rules/reports/period-problems";
import { payProblems } from "@crewline/domain/rules/reports/period-problems";
import type { Actor } from "../../operations/commands/actor.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { payrollReport } from "./payroll-report.ts";

interface ReadPeriod {
  report: DatedReport;
  /** The employees whom payroll could not pay, by the layout that exports use. */
  problems: PeriodProblem[];
}

/** Reads the report of a whole period, and what speaks against paying it. */
export async function readPeriod(actor: Actor, days: PayPeriodDays): Promise<ReadPeriod> {
  const store = await readCompany(actor.companyId);
  const [report, { payrollFiles }] = await Promise.all([
    payrollReport(actor, { ...days, locationId: null }),
    store.company(),
  ]);
  const layout = layoutOf(payrollFiles.layoutId, payrollFiles.layouts);
  return { report, problems: payProblems(report, layout) };
}
