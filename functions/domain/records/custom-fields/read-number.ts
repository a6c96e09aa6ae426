import { plainNumber } from "../../kernel/formats/typed-number.ts";

/** The decimal places that a value keeps. */
export const DECIMALS = 4;

/**
 * A number below or above zero as it was typed, with this sign before its decimals; null for what
 * is no number.
 */
export function readNumber(text: string, sign: string): number | null {
  const [, minus = "", digits = ""] = /^\s*([-+\u2212\u2013]?)(.*)$/su.exec(text) ?? [];
  const plain = plainNumber(digits, { decimals: DECIMALS, sign });
  if (plain === null) return null;
  const isBelowZero = minus !== "" && minus !== "+" && Number(plain) !== 0;
  return isBelowZero ? -Number(plain) : Number(plain);
}
