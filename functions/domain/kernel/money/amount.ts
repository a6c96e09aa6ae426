import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import type { Locale } from "../formats/locale.ts";
import { writeNumber } from "../formats/write-number.ts";

/** An ISO 4217 currency code, for example USD. */
export const currencySchema = z
  .string()
  .check(
    z.regex(/^[A-Z]{3}$/u, issue("chooseCurrency")),
    z.refine(isCurrency, issue("noSuchCurrency")),
  );
export type Currency = z.infer<typeof currencySchema>;

let currencies: ReadonlySet<string> | null = null;
const digitsByCurrency = new Map<Currency, number>();

/**
 * Returns the number of decimals of the currency's smallest unit: 2 for USD, 0 for JPY, 3 for KWD.
 */
export function minorDigits(currency: Currency): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
}

/** An amount of minor units as a plain decimal, "588.00"; for files and for exact comparison. */
export function decimalAmount(minor: number, currency: Currency): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const cut = text.length - digits;
  const sign = minor < 0 ? "-" : "";
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, cut)}.${text.slice(cut)}`;
}

/** An amount of minor units as the reader writes it, "$588.00". */
export function formatAmount(minor: number, currency: Currency, locale: Locale): string {
  const value = Number(decimalAmount(minor, currency));
  return formatMoney(value, { currency, digits: minorDigits(currency) }, locale);
}

/** An amount of whole units with exactly `digits` decimals, as `formatAmount` writes it. */
export function formatMoney(
  value: number,
  { currency, digits }: { currency: Currency; digits: number },
  locale: Locale,
): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return writeNumber(value, { style: "currency", currency, ...decimals }, locale);
}

/** True if there is a currency of that ISO 4217 code. */
export function isCurrency(code: string): boolean {
  return knownCurrencies().has(code);
}

function knownCurrencies(): ReadonlySet<string> {
  currencies ??= new Set(Intl.supportedValuesOf("currency"));
  return currencies;
}

/** An amount with its sign, "+$12.00" or "−$3.50"; nothing has none. */
export function signedAmount(minor: number, currency: Currency, locale: Locale): string {
  const amount = formatAmount(Math.abs(minor), currency, locale);
  if (minor === 0) return amount;
  return `${minor > 0 ? "+" : "−"}${amount}`;
}
