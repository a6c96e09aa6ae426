import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { layoutOf } from "@crewline/domain/projections/payroll/payroll-layouts";
import type { DatedReport } from "@crewline/domain/rules/reports/build-payroll-report";
import type { PeriodProblem } from "@crewline/domain/rules/reports/period-problems";
import { payProblems } from "@crewline/domain/rules/reports/period-problems";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { ReadOnce } from "../../rpc/request-context.ts";
import { readReport, reportOnce } from "./payroll-report.ts";

interface ReadPeriod {
  report: DatedReport;
  /** The workweeks of the period, from which the report is. */
  weeks: EmployeeWeek[];
  /** The employees whom payroll could not pay, by the layout that exports use. */
  problems: PeriodProblem[];
}

/**
 * Reads the report of a whole period, and what speaks against paying it; `readOnce` shares the
 * report with the other calls of a batch.
 */
export async function readPeriod(
  store: CompanyStore,
  days: PayPeriodDays,
  readOnce?: ReadOnce,
): Promise<ReadPeriod> {
  const input = { ...days, locationId: null };
  const [{ report, weeks }, { payrollFiles }] = await Promise.all([
    readOnce === undefined ? readReport(store, input) : reportOnce(store, input, readOnce),
    store.company(),
  ]);
  const layout = layoutOf(payrollFiles.layoutId, payrollFiles.layouts);
  return { report, weeks, problems: payProblems(report, layout) };
}
