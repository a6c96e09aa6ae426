import { decimalSign } from "./write-number.ts";

export interface NumberForm {
  /** How many decimals the field keeps; 2 unless it says otherwise. */
  decimals?: number;
  /** The sign before the decimals; the present reader's unless it says otherwise. */
  sign?: string;
}

/** A number as it was typed, by `plainNumber`; null for what is none. */
export function numberOf(text: string, form: NumberForm = {}): number | null {
  const plain = plainNumber(text, form);
  return plain === null ? null : Number(plain);
}

/**
 * The digits of a number as it was typed, with a point before the decimals: "1234.5" for "1,234.5"
 * and "1.234,5"; null for what is none. A single sign is before the decimals, "1.5" and "1,5", unless
 * three digits follow it and it groups thousands: because the present reader writes decimals with the
 * other sign, or because the field keeps fewer than three.
 */
export function plainNumber(
  text: string,
  { decimals = 2, sign = decimalSign() }: NumberForm = {},
): string | null {
  const digits = text.trim().replaceAll(/[\s'’]/gu, "");
  const plain = isGrouped(digits, { decimals, sign })
    ? digits.replaceAll(/[.,]/gu, "")
    : withPoint(digits);
  return /^\d+(\.\d*)?$/u.test(plain) ? plain : null;
}

/** A number as a field shows it before anything is typed: "7.5", or "7,5" for a German reader. */
export function numberText(value: number | null, { decimals = 2 }: NumberForm = {}): string {
  if (value === null) return "";
  const fixed = value.toFixed(decimals);
  return typedText(fixed.includes(".") ? fixed.replace(/\.?0+$/u, "") : fixed);
}

/** A plain decimal, "18.50", as the present reader types it: "18,50". */
export function typedText(plain: string): string {
  return plain.replace(".", decimalSign());
}

function isGrouped(digits: string, { decimals, sign }: Required<NumberForm>): boolean {
  const found = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/u.exec(digits)?.[1];
  if (found === undefined) return false;
  const isRepeated = digits.indexOf(found) !== digits.lastIndexOf(found);
  return isRepeated || decimals < 3 || found !== sign;
}

/** Of two different signs the last one is before the decimals: "1.234,5" and "1,234.5". */
function withPoint(text: string): string {
  const [, whole, decimals] = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/u.exec(text) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d*)$/u.exec(text) ?? [null, text.replace(",", "."), null];
  if (decimals === null || decimals === undefined) return whole ?? "";
  return `${(whole ?? "").replaceAll(/[.,]/gu, "")}.${decimals}`;
}
