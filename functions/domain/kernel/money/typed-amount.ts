import type { Locale } from "../formats/locale.ts";
import type { Currency } from "./amount.ts";
import { minorDigits } from "./amount.ts";
import { parseRate, readRate } from "./rate.ts";

/**
 * The amount that a file says, "52000" or "52000.50", in minor units. Null when it is no number from
 * 0 to ten million, or has more decimals than the currency.
 */
export function parseAmount(text: string, currency: Currency): number | null {
  return inMinor(parseRate(text), currency);
}

/** As `parseAmount`, of what the reader typed: groups of thousands are understood, too. */
export function readAmount(text: string, currency: Currency, locale: Locale): number | null {
  return inMinor(readRate(text, locale), currency);
}

function inMinor(tenThousandths: number | null, currency: Currency): number | null {
  const perMinor = 10 ** (4 - minorDigits(currency));
  if (tenThousandths === null || tenThousandths % perMinor !== 0) return null;
  return tenThousandths / perMinor;
}
