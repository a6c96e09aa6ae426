import type { MissingPay } from "../../records/pay/missing-pay.ts";
import { isRateMissing } from "../../rules/reports/is-rate-missing.ts";

/** The steps that resolve missing pay before the period can be closed or exported. */
export function wayOut(missing: readonly MissingPay[]): string {
  return missing.every(isRateMissing)
    ? "Add the hourly rates on the employees' Pay tabs, then try again."
    : "Correct the rates and time entries, then try again.";
}
