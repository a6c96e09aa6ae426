import type { EarningCodes } from "../../records/company/rule-sections.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";

/** The earning code of a line: that of its type of time off, else that of its kind. */
export function earningCodeOf(
  { kind, timeOff }: Pick<PayrollLine, "kind" | "timeOff">,
  codes: EarningCodes,
): string {
  const own = timeOff?.code ?? "";
  return own === "" ? codes[kind] : own;
}
