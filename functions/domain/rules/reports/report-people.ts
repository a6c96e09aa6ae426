import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { ReportSources } from "./build-payroll-report.ts";
import type { PayrollLine, PayrollReport } from "../../records/pay/payroll-report.ts";
import { workedSecondsOf } from "../../records/pay/payroll-report.ts";
import type { PeriodEntry } from "./period-entries.ts";

/** One row a person who worked or is paid in the period, by name. */
export function reportPeople(
  sources: Pick<ReportSources, "employees">,
  lines: readonly PayrollLine[],
  entries: readonly PeriodEntry[],
): PayrollReport["people"] {
  const ids = new Set([...lines, ...entries].map(({ employeeId }) => employeeId));
  const linesOf = Map.groupBy(lines, ({ employeeId }) => employeeId);
  const entriesOf = Map.groupBy(entries, ({ employeeId }) => employeeId);
  return [...ids]
    .map((employeeId) => ({
      employeeId,
      employeeName: personOf(employeeId, sources).employeeName,
      ...sumsOf(linesOf.get(employeeId) ?? []),
      unapprovedEntries: (entriesOf.get(employeeId) ?? []).filter(isUnapproved).length,
    }))
    .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName));
}

/** A rejected entry needs a decision as well, though it is not paid. */
export function isUnapproved({ state }: Pick<PeriodEntry, "state">): boolean {
  return state === "closed" || state === "rejected";
}

function sumsOf(lines: readonly PayrollLine[]) {
  const secondsOf = (kind: PayrollLine["kind"]) =>
    lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.seconds, 0);
  return {
    regularSeconds: secondsOf("regular") + secondsOf("salary"),
    overtimeSeconds: secondsOf("overtime"),
    doubletimeSeconds: secondsOf("doubletime"),
    workedSeconds: workedSecondsOf(lines),
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    isPayMissing: lines.some((line) => line.rateTenThousandths === null),
  };
}

/** A person's name and payroll ID as they are now. */
export function personOf(employeeId: EmployeeId, { employees }: Pick<ReportSources, "employees">) {
  const employee = employees.get(employeeId);
  return {
    employeeId,
    employeeName: employee?.name ?? "Former employee",
    payrollId: employee?.payrollId ?? null,
  };
}
