import { lineSchema } from "./text-schema.ts";

/** Digits with the signs that people put between them, and perhaps an extension. */
const FORM = /^\+?[\d\s()./-]+(?:\s*(?:x|ext\.?|#)\s*\d{1,6})?$/iu;
/** A number within a small network, and the most of ITU-T E.164. */
const [FEWEST, MOST] = [5, 15];

/** Whether the text can be dialled: 5 to 15 digits, perhaps with + and an extension. */
export function isPhoneNumber(text: string): boolean {
  const [dialled = ""] = text.split(/x|ext|#/iu);
  const count = dialled.replaceAll(/\D/gu, "").length;
  return FORM.test(text) && count >= FEWEST && count <= MOST;
}

/** The phone number of a person as it is entered. */
export const phoneNumberSchema = lineSchema(40).refine(
  isPhoneNumber,
  "Enter a phone number, for example +1 212 555 0100.",
);
