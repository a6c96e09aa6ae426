import type { PayrollLine } from "../../records/pay/payroll-report.ts";

/**
 * False for a sum of nothing, such as regular hours that a later export only moved from one day to
 * another: a file by day alone tells of them.
 */
export function tellsSomething({
  seconds,
  amountMinor,
}: Pick<PayrollLine, "seconds" | "amountMinor">): boolean {
  return seconds !== 0 || amountMinor !== 0;
}
