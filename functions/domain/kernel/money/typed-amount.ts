import type { Locale } from "../formats/locale.ts";
import { numberForm, plainNumber, typedText } from "../formats/typed-number.ts";
import type { Currency } from "./amount.ts";
import { decimalAmount, minorDigits } from "./amount.ts";
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

/** Above every amount that is added up, and exact as a number. */
const MOST_MINOR = 1_000_000_000_000;

/**
 * A sum of money as the reader or a spreadsheet of theirs writes it, "1,240.50", "$1,240.50" or
 * "(35.00)" for less than nothing, in minor units. Null for what is none, has more decimals than the
 * currency, or is above a trillion minor units.
 */
export function readSum(text: string, currency: Currency, locale: Locale): number | null {
  const { sign, digits } = withoutSigns(text);
  const decimals = minorDigits(currency);
  const plain = plainNumber(digits, numberForm(decimals, locale));
  const [, whole, fraction = ""] = /^(\d{1,13})(?:\.(\d*))?$/u.exec(plain ?? "") ?? [];
  if (whole === undefined || fraction.replace(/0+$/u, "").length > decimals) return null;
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
  return minor > MOST_MINOR ? null : sign * minor + 0;
}

/** A sum as the reader types it: "1240.50", "-35". */
export function sumText(minor: number, currency: Currency, locale: Locale): string {
  return typedText(decimalAmount(minor, currency).replace(/\.0+$/u, ""), locale);
}

/** The digits without signs of a currency; spreadsheets write less than nothing in brackets. */
function withoutSigns(text: string): { sign: 1 | -1; digits: string } {
  const bare = text
    .trim()
    .replaceAll(/\p{Sc}|^[A-Z]{3}\s|\s[A-Z]{3}$/gu, "")
    .trim();
  const [, inBrackets] = /^\((.*)\)$/u.exec(bare) ?? [];
  const [, afterSign] = /^[-−](.*)$/u.exec(bare) ?? [];
  const digits = inBrackets ?? afterSign;
  return digits === undefined ? { sign: 1, digits: bare } : { sign: -1, digits };
}
