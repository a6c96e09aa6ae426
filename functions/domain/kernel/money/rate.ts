import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import type { Locale } from "../formats/locale.ts";
import { numberForm, plainNumber, typedText } from "../formats/typed-number.ts";
import type { Currency } from "./amount.ts";
import { formatMoney, minorDigits } from "./amount.ts";

/** A rate is counted in whole ten-thousandths of the currency unit per hour: 18.50 is 185,000. */
export const TEN_THOUSANDTHS = 10_000;

/** Ten million currency units an hour: above every wage, and a week of it is still exact. */
export const MAX_RATE = 100_000_000_000;

export const rateTenThousandthsSchema = z
  .int()
  .check(z.minimum(0, issue("rateBelowZero")), z.maximum(MAX_RATE, issue("rateTooHigh")));

/**
 * The rate that a file says, "18.50" or "18,5", in ten-thousandths; at most four decimals. Null
 * when it is not a number from 0 to ten million.
 */
export function parseRate(text: string): number | null {
  const match = /^(\d{1,8})(?:[.,](\d{1,4}))?$/u.exec(text.trim());
  if (!match) return null;
  const rate = Number(match[1]) * TEN_THOUSANDTHS + Number((match[2] ?? "").padEnd(4, "0"));
  return rate <= MAX_RATE ? rate : null;
}

/** As `parseRate`, of what the reader typed: groups of thousands are understood, too. */
export function readRate(text: string, locale: Locale): number | null {
  const plain = plainNumber(text, numberForm(4, locale));
  return plain === null ? null : parseRate(plain.replace(/\.$/u, ""));
}

/** A rate as the reader types it: "18.50" or "18,50". */
export function rateText(rateTenThousandths: number, locale: Locale): string {
  return typedText(decimalRate(rateTenThousandths), locale);
}

/** The example shown in a rate field: "18.50". */
export function rateExample(locale: Locale): string {
  return rateText(185_000, locale);
}

/** A rate as the reader writes it, "$18.50"; further decimals only where the rate has them. */
export function formatRate(rateTenThousandths: number, currency: Currency, locale: Locale): string {
  const digits = Math.max(minorDigits(currency), decimalsOf(rateTenThousandths));
  return formatMoney(rateTenThousandths / TEN_THOUSANDTHS, { currency, digits }, locale);
}

/** A rate with a point and as many decimals as it needs, at least two: "18.50", "18.3333". */
export function decimalRate(rateTenThousandths: number): string {
  const [whole, decimals = ""] = (rateTenThousandths / TEN_THOUSANDTHS).toFixed(4).split(".");
  return `${whole}.${decimals.replace(/0{1,2}$/u, "")}`;
}

function decimalsOf(rateTenThousandths: number): number {
  const fraction = String(rateTenThousandths % TEN_THOUSANDTHS).padStart(4, "0");
  return fraction.replace(/0+$/u, "").length;
}
