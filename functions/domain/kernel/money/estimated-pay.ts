import type { Currency } from "./amount.ts";
import { minorDigits } from "./amount.ts";

/**
 * Returns the value of seconds of work at an hourly rate in minor units, not rounded: for
 * estimates, where several are added before one amount is shown. Payroll rounds line by line
 * instead.
 */
export function estimatedPayMinor(
  seconds: number,
  rateTenThousandths: number,
  currency: Currency,
): number {
  return ((seconds / 3600) * rateTenThousandths) / 10 ** (4 - minorDigits(currency));
}
