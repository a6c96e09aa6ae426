import type { Locale } from "./locale.ts";
import { decimalSign } from "./write-number.ts";

/**
 * The number of decimals that a field keeps, 2 by default. The sign before them, by `decimalSign`,
 * matters only from three on.
 */
export type NumberForm = { decimals?: 0 | 1 | 2 } | { decimals: number; sign: string };

/** The form of a field of the reader that keeps so many decimals. */
export function numberForm(decimals: number, locale: Locale): NumberForm {
  return { decimals, sign: decimalSign(locale) };
}

/** A number as it was typed, by `plainNumber`; null for what is none. */
export function numberOf(text: string, form: NumberForm = {}): number | null {
  const plain = plainNumber(text, form);
  return plain === null ? null : Number(plain);
}

/**
 * The digits of a number as it was typed, with a point before the decimals: "1234.5" for "1,234.5"
 * and "1.234,5"; null for what is none. A single sign is before the decimals, "1.5" and "1,5",
 * unless three digits follow it and it groups thousands: because the reader writes decimals with
 * the other sign, or because the field keeps fewer than three.
 */
export function plainNumber(text: string, form: NumberForm = {}): string | null {
  const digits = text.trim().replaceAll(/[\s'’]/gu, "");
  const plain = isGrouped(digits, form) ? digits.replaceAll(/[.,]/gu, "") : withPoint(digits);
  return /^\d+(\.\d*)?$/u.test(plain) ? plain : null;
}

/** A number as a field shows it before anything is typed: "7.5", or "7,5" for a German reader. */
export function numberText(value: number | null, locale: Locale, decimals = 2): string {
  if (value === null) return "";
  const fixed = value.toFixed(decimals);
  return typedText(fixed.includes(".") ? fixed.replace(/\.?0+$/u, "") : fixed, locale);
}

/** A plain decimal, "18.50", as the reader types it: "18,50". */
export function typedText(plain: string, locale: Locale): string {
  return plain.replace(".", decimalSign(locale));
}

function isGrouped(digits: string, form: NumberForm): boolean {
  const found = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/u.exec(digits)?.[1];
  if (found === undefined) return false;
  const isRepeated = digits.indexOf(found) !== digits.lastIndexOf(found);
  const isDecimal = (form.decimals ?? 2) >= 3 && "sign" in form && found === form.sign;
  return isRepeated || !isDecimal;
}

/** Of two different signs the last one is before the decimals: "1.234,5" and "1,234.5". */
function withPoint(text: string): string {
  const [, whole, decimals] = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/u.exec(text) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d*)$/u.exec(text) ?? [null, text.replace(",", "."), null];
  if (decimals === null || decimals === undefined) return whole ?? "";
  return `${(whole ?? "").replaceAll(/[.,]/gu, "")}.${decimals}`;
}
