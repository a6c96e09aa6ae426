import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { layoutOf } from "@crewline/domain/projections/payroll/payroll-layouts";
import type { DatedReport } from "@crewline/domain/rules/reports/build-payroll-report";
import type { PeriodProblem } from "@crewline/domain/rules/reports/period-problems";
import { payProblems } from "@crewline/domain/rules/reports/period-problems";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { weeksOfPeriod } from "../../operations/payroll/period-weeks.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { payrollReportOf } from "./payroll-report.ts";

interface ReadPeriod {
  report: DatedReport;
  /** The workweeks of the period, from which the report is. */
  weeks: EmployeeWeek[];
  /** The employees whom payroll could not pay, by the layout that exports use. */
  problems: PeriodProblem[];
}

/** Reads the report of a whole period, and what speaks against paying it. */
export async function readPeriod(store: CompanyStore, days: PayPeriodDays): Promise<ReadPeriod> {
  const weeks = await weeksOfPeriod(store, days);
  const [report, { payrollFiles }] = await Promise.all([
    payrollReportOf(store, { ...days, locationId: null }, weeks),
    store.company(),
  ]);
  const layout = layoutOf(payrollFiles.layoutId, payrollFiles.layouts);
  return { report, weeks, problems: payProblems(report, layout) };
}
