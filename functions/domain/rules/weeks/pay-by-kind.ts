import type { EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import type { PayByKind } from "../../records/audits/pay-by-kind.ts";

type Paid = Pick<EmployeeWeekPay, "lines" | "additions">;

/** Adds the pay of weeks up by kind, in minor units; the kinds add up to the weeks' totals. */
export function payByKind(pays: readonly Paid[]): PayByKind {
  const sums = { regular: 0, overtime: 0, doubletime: 0, additions: 0 };
  for (const { lines, additions } of pays) {
    for (const { kind, amountMinor } of lines) {
      // Hours that a salary pays have no pay of their own.
      if (kind !== "salary") sums[kind] += amountMinor;
    }
    for (const { amountMinor } of additions) sums.additions += amountMinor;
  }
  return sums;
}
