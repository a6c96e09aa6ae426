import { numberOf } from "./typed-number.ts";

/** A number with or without a sign; null for an empty text, undefined for what is none. */
export function signedNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const [, sign = "", rest = ""] = /^([-−–+]?)\s*(.*)$/u.exec(trimmed) ?? [];
  const size = numberOf(rest);
  if (size === null) return undefined;
  const value = Math.round(size * 100) / 100;
  return sign === "" || sign === "+" || value === 0 ? value : -value;
}
