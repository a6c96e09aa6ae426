import type {
  BuiltInLayoutId,
  OwnLayout,
  PayrollColumn,
  PayrollField,
  PayrollFiles,
  PayrollLayout,
} from "../../records/company/payroll-layout.ts";
import { builtInLayoutIdSchema } from "../../records/company/payroll-layout.ts";

/** The layouts for providers; the standard file has its own columns and its total row. */
export type ProviderLayoutId = Exclude<BuiltInLayoutId, "standard">;

/**
 * The layouts of providers' imports as their published guides name the columns. None could be tried
 * with the provider's own program.
 */
export const providerLayouts: Readonly<Record<ProviderLayoutId, PayrollLayout>> = {
  long: {
    ...commaFile("day", "iso"),
    columns: [
      column("Employee ID", "payrollId"),
      column("Employee", "employeeName"),
      column("Date", "day"),
      column("Earning code", "earningCode"),
      column("Earning", "earning"),
      column("Job role", "jobRole"),
      column("Location", "location"),
      column("Cost centre", "costCentre"),
      column("Hours", "hours"),
      column("Rate", "rate"),
      column("Amount", "amount"),
      column("Currency", "currency"),
    ],
  },
  adp: {
    ...commaFile("rate", "monthFirst"),
    columns: [
      column("Co Code", "companyCode"),
      column("Batch ID", "exportNumber"),
      column("File #", "payrollId"),
      column("Employee Name", "employeeName"),
      column("Temp Dept", "costCentre"),
      column("Temp Rate", "rate"),
      column("Reg Hours", "regularHours"),
      column("O/T Hours", "overtimeHours"),
      column("Reg Earnings", "salaryPay"),
      column("Hours 3 Code", "doubletimeCode"),
      column("Hours 3 Amount", "doubletimeHours"),
      column("Earnings 3 Code", "otherPayCode"),
      column("Earnings 3 Amount", "otherPay"),
    ],
  },
  gusto: {
    ...commaFile("employee", "monthFirst"),
    columns: [
      column("last_name", "lastName"),
      column("first_name", "firstName"),
      column("gusto_employee_id", "payrollId"),
      column("regular_hours", "regularHours"),
      column("overtime_hours", "overtimeHours"),
      column("double_overtime_hours", "doubletimeHours"),
      column("correction_payment", "otherPay"),
    ],
  },
  paychex: {
    ...commaFile("earning", "monthFirst"),
    columns: [
      column("Company ID", "companyCode"),
      column("Worker ID", "payrollId"),
      column("Org", "costCentre"),
      column("Pay Component", "earningCode"),
      column("Rate", "rate"),
      column("Hours", "hours"),
      column("Amount", "otherPay"),
      column("Line Date", "lastDay"),
    ],
  },
  quickbooks: {
    ...commaFile("day", "monthFirst"),
    columns: [
      column("Employee", "employeeName"),
      column("Date", "day"),
      column("Payroll Item", "earningCode"),
      column("Duration", "hoursAndMinutes"),
      column("Class", "costCentre"),
      column("Notes", "jobRole"),
    ],
  },
  sage: {
    ...commaFile("earning", "dayFirst"),
    hasHeadings: false,
    columns: [
      column("P/D", "text", "P"),
      column("Employee number", "payrollId"),
      column("Element number", "earningCode"),
      column("Department", "text"),
      column("Cost centre", "costCentre"),
      column("Hours", "units"),
      column("Rate", "unitPay"),
    ],
  },
  xero: {
    ...commaFile("day", "dayFirst"),
    columns: [
      column("Employee ID", "payrollId"),
      column("Employee", "employeeName"),
      column("Earnings Rate", "earningCode"),
      column("Date", "day"),
      column("Number of Units", "hours"),
      column("Tracking", "costCentre"),
    ],
  },
};

/** The layout of that id, a built-in one or the company's own; null for the standard file. */
export function layoutOf(
  layoutId: PayrollFiles["layoutId"],
  own: readonly OwnLayout[],
): PayrollLayout | null {
  const builtIn = builtInLayoutIdSchema.safeParse(layoutId);
  if (!builtIn.success) return own.find(({ id }) => id === layoutId) ?? null;
  return builtIn.data === "standard" ? null : providerLayouts[builtIn.data];
}

function commaFile(rows: PayrollLayout["rows"], days: PayrollLayout["days"]) {
  return { rows, days, separator: ",", hasHeadings: true } as const;
}

function column(heading: string, field: PayrollField, text = ""): PayrollColumn {
  return { heading, field, text };
}
