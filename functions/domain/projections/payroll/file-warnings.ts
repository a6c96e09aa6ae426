import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { PayrollField, PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";
import type { FileSource } from "./payroll-table.ts";
import { earningCodeOf } from "../../rules/reports/earning-code-of.ts";
import { leftOutOf } from "./payroll-table.ts";

/** What an admin should set right before payroll imports a file. */
export interface FileWarnings {
  /** Employees of the file without a payroll ID, which the layout has a column for. */
  unnumbered: string[];
  /** Kinds of pay in the file without an earning code, which the layout has a column for. */
  withoutCode: PayrollLine["kind"][];
  /** True where the layout names the company by a code that is not set. */
  lacksCompanyCode: boolean;
  /** Pay without hours that the layout has no column for, and the employees whose it is. */
  leftOut: { amountMinor: number; employees: string[] } | null;
}

/** Returns what the file would lack in this layout; names are in the order of the lines. */
export function fileWarnings(layout: PayrollLayout, source: FileSource): FileWarnings {
  const { lines, earningCodes, companyCode } = source;
  const has = (...fields: PayrollField[]) =>
    layout.columns.some(({ field }) => fields.includes(field));
  const leftOut = leftOutOf(layout, lines);
  return {
    unnumbered: has("payrollId")
      ? namesOf(lines.filter(({ payrollId }) => payrollId === null))
      : [],
    withoutCode: has("earningCode") ? kindsWithoutCode(lines, earningCodes) : [],
    lacksCompanyCode: has("companyCode") && companyCode === "",
    leftOut:
      leftOut.length === 0
        ? null
        : {
            amountMinor: leftOut.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
            employees: namesOf(leftOut),
          },
  };
}

function kindsWithoutCode(
  lines: FileSource["lines"],
  codes: FileSource["earningCodes"],
): PayrollLine["kind"][] {
  const uncoded = lines.filter((line) => earningCodeOf(line, codes) === "");
  return [...new Set(uncoded.map(({ kind }) => kind))];
}

function namesOf(lines: readonly { employeeId: EmployeeId; employeeName: string }[]): string[] {
  return [...new Map(lines.map((line) => [line.employeeId, line.employeeName])).values()];
}
