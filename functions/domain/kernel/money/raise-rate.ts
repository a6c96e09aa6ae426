import type { Currency } from "./amount.ts";
import { minorDigits } from "./amount.ts";

/**
 * A rate raised by hundredths of a percent, up to the next ten-thousandth: never less than that.
 */
export function raiseByPercent(rateTenThousandths: number, percentHundredths: number): number {
  return Math.ceil((rateTenThousandths * (10_000 + percentHundredths)) / 10_000);
}

/** The next rate, upward, that is a multiple of so many minor units of the currency. */
export function roundRateUp(
  rateTenThousandths: number,
  stepMinor: number,
  currency: Currency,
): number {
  const step = stepMinor * 10 ** (4 - minorDigits(currency));
  return Math.ceil(rateTenThousandths / step) * step;
}
