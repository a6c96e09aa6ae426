import type { PayrollLine } from "../../records/pay/payroll-report.ts";

/**
 * Returns what an hour of overtime or double time of a line pays, in minor units, rounded half up:
 * it is paid at a multiple of the regular rate, which the line's own rate does not say (29 CFR
 * 778.109). Null for other lines, whose hours are paid at their rate.
 */
export function paidRateMinor({
  kind,
  seconds,
  amountMinor,
}: Pick<PayrollLine, "kind" | "seconds" | "amountMinor">): number | null {
  if ((kind !== "overtime" && kind !== "doubletime") || seconds === 0) return null;
  return Math.round((amountMinor * 3600) / seconds);
}
