import { kioskPinIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { attemptSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** A million PINs: two colleagues do not share one, and five guesses find none. */
export const PIN_DIGITS = 6;

/** A PIN as text: it may begin with zeros. */
export const pinSchema = z.string().check(z.regex(/^[0-9]{6}$/, issue("enterPin")));

export const setPinSchema = z.extend(attemptSchema, { employeeId: employeeIdSchema });
export const removePinSchema = z.extend(attemptSchema, { employeeId: employeeIdSchema });
export const setOwnPinSchema = attemptSchema;

/** The one time that a PIN leaves the server. */
export const newPinSchema = z.object({ pin: pinSchema });

/** `employees/{id}/private/kiosk`: the proof of a PIN; only the server reads it. */
export const kioskSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  /** The name of the entry in `kioskPins` by which a PIN finds its person. */
  lookupId: kioskPinIdSchema,
  setAt: instantSchema,
  setByName: z.string(),
  version: versionSchema,
});
export type Kiosk = z.infer<typeof kioskSchema>;

/**
 * True for PINs that are guessed first: one digit or a short group repeated, digits in a row up or
 * down, and years from 1900 to 2099.
 */
export function isTrivialPin(pin: string): boolean {
  return isRepeated(pin) || isRow(pin, 1) || isRow(pin, -1) || /^(?:19|20)\d\d$/u.test(pin);
}

function isRepeated(pin: string): boolean {
  return [1, 2, 3, 4].some(
    (size) => size < pin.length && pin.slice(0, size).repeat(pin.length / size) === pin,
  );
}

/** Digits that follow each other; 0 follows 9. */
function isRow(pin: string, step: number): boolean {
  const digits = Array.from(pin, Number);
  return digits.every(
    (digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + step + 10) % 10,
  );
}
