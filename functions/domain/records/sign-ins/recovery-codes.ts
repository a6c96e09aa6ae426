import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { attemptSchema, emailSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The number of codes made at once. */
export const RECOVERY_CODE_COUNT = 10;

/** With this many codes left or fewer, the user is asked to make new ones. */
export const FEW_RECOVERY_CODES = 2;

/** 32 signs, 5 bits each. I, L, O and U are left out: they are misread as digits or as V. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 5;
/** Ten signs hold 50 bits. */
const SIGNS = 2 * GROUP;

/** Letters that a person may read instead of a digit. */
const misread: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };

/** The code that random bytes make, as people read it: "K7QF3-MWD2H". Takes five bits of a byte. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, SIGNS), (byte) => ALPHABET[byte & 31]);
  if (signs.length < SIGNS) throw new Error("A recovery code needs ten bytes.");
  return `${signs.slice(0, GROUP).join("")}-${signs.slice(GROUP).join("")}`;
}

/**
 * The ten signs of a code as it was typed: lower case, spaces and dashes do not count, and O, I and
 * L are the digits that they look like. Null for what no code can be.
 */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, "")
    .replaceAll(/[ILO]/gu, (sign) => misread[sign] ?? sign);
  return /^[0-9A-HJKMNP-TV-Z]{10}$/u.test(signs) ? signs : null;
}

/** `recoveryCodes/{uid}`: what proves a code; only the server reads it. */
export const recoveryCodesSchema = z.object({
  id: storedUserIdSchema,
  /** Of the codes that were not used yet, each hashed with the server's secret. */
  hashes: z.array(z.string()).check(z.maxLength(RECOVERY_CODE_COUNT)),
  madeAt: instantSchema,
  /** The attempt that made them: only its repetition may show them again. */
  madeBy: z.string(),
});
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** The state of the codes for the user. */
export const recoveryCodesLeftSchema = z.object({
  left: z.int().check(z.minimum(0), z.maximum(RECOVERY_CODE_COUNT)),
  madeAt: instantSchema,
});
export type RecoveryCodesLeft = z.infer<typeof recoveryCodesLeftSchema>;

export const makeRecoveryCodesSchema = attemptSchema;

/** The one time that the codes leave the server. */
export const newRecoveryCodesSchema = z.object({
  codes: z.array(z.string()).check(z.length(RECOVERY_CODE_COUNT)),
  madeAt: instantSchema,
});
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodesSchema>;

/** The proof of the first step of a sign-in: the password, or Google's own token of the person. */
export const firstStepSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("password"),
    email: emailSchema,
    password: z.string().check(z.minLength(1), z.maxLength(4096)),
  }),
  z.object({
    kind: z.literal("google"),
    idToken: z.string().check(z.minLength(1), z.maxLength(8192)),
  }),
]);
export type FirstStep = z.infer<typeof firstStepSchema>;

/** Longer than any way to write a code. */
const LONGEST_TYPED = 64;

export const spendRecoveryCodeSchema = z.extend(attemptSchema, {
  firstStep: firstStepSchema,
  code: z.string().check(z.minLength(1), z.maxLength(LONGEST_TYPED)),
});

/** The codes after one of them was used, found by its hash; null when none of them has it. */
export function afterUse(
  codes: RecoveryCodes,
  isUsed: (hash: string) => boolean,
): RecoveryCodes | null {
  const verdicts = codes.hashes.map(isUsed);
  const found = verdicts.indexOf(true);
  if (found === -1) return null;
  return { ...codes, hashes: codes.hashes.filter((_, index) => index !== found) };
}
