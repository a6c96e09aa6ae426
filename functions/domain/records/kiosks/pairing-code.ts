import { z } from "zod/mini";
import { issue } from "../../kernel/issues/issue.ts";

/** Digits and letters that are not mistaken for one another: no 0, 1, I, L, O, U. */
export const PAIRING_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const PAIRING_CODE_LENGTH = 8;

/** A code as it is typed: small letters, spaces and hyphens do not matter. */
export const pairingCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/gu, "")),
  ),
  z
    .string()
    .check(z.regex(new RegExp(`^[${PAIRING_ALPHABET}]{8}$`, "u"), issue("enterPairingCode"))),
);

/** "K7QX-2MPD": two groups are easier to read aloud. */
export function pairingCodeText(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
