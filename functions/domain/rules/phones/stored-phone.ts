import { RuleViolation } from "../violations/rule-violation.ts";
import type { PhoneProblem, Phones } from "../../kernel/phones/phones.ts";

interface Judged {
  phones: Phones;
  /** The number in the record: only another one is checked. */
  before: string | null;
  /** The field of the input, by its path. */
  path: string;
}

/**
 * The phone number as it is to be stored. The number that the record has already stays as it is
 * written there, also where it cannot be read. Throws invalidField for text that is no number.
 */
export function storedPhone(text: string, { phones, before, path }: Judged): string {
  if (before !== null && isSamePhone(text, before, phones)) return before;
  if (text === "") return "";
  const { number, problem } = phones.read(text);
  if (problem !== null) throw new RuleViolation("invalidField", { path, problem });
  return number;
}

/** As `storedPhone`, where a record has no number as null. */
export function storedPhoneOrNull(text: string | null, judged: Judged): string | null {
  return text === null ? null : storedPhone(text, judged) || null;
}

/**
 * Returns the reason why the text cannot take the place of the number before, for beside its field;
 * null when it can.
 */
export function phoneProblem(
  text: string | null,
  before: string | null,
  phones: Phones,
): PhoneProblem | null {
  if (text === null || text === "" || isSamePhone(text, before ?? "", phones)) return null;
  return phones.read(text).problem;
}

/** True if two texts are one number, or the same text. */
function isSamePhone(text: string, before: string, phones: Phones): boolean {
  if (text === before) return true;
  const { number } = phones.read(text);
  return number !== null && number === phones.read(before).number;
}
