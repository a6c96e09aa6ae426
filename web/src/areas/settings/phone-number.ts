import { dialCodes } from "./dial-codes.ts";

export type PhoneNumber = { number: string; problem: null } | { number: null; problem: string };

const notANumber = "Enter the phone number, for example 555 010 1234.";

/**
 * The number in the form of ITU-T E.164: a plus, the country code and at most fifteen digits in
 * all. A number typed with + or 00 brings its own country; otherwise that of `country` (ISO
 * 3166-1, two letters) is put before it, without the leading zero that is dialled at home only.
 */
export function phoneNumberOf(country: string, typed: string): PhoneNumber {
  if (/[^\d\s()+./-]/.test(typed)) return { number: null, problem: notANumber };
  const digits = typed.replaceAll(/\D/g, "");
  const isWhole = /^\s*(\+|00)/.test(typed);
  const number = isWhole ? digits.replace(/^00/, "") : abroad(country, digits);
  if (number.length < 8) return { number: null, problem: notANumber };
  if (number.length > 15) return { number: null, problem: "This phone number is too long." };
  if (number.startsWith("0")) return { number: null, problem: "No country code begins with 0." };
  return { number: `+${number}`, problem: null };
}

/** Italians and San Marinese dial the zero from abroad, too. */
const keepsZero: ReadonlySet<string> = new Set(["IT", "SM", "VA"]);

function abroad(country: string, digits: string): string {
  const national = keepsZero.has(country) ? digits : digits.replace(/^0/, "");
  return national === "" ? "" : `${dialCodes[country] ?? ""}${national}`;
}
