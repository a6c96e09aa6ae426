import { unknownReader } from "../../kernel/formats/locale.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { ruleSentence } from "./rule-sentence.ts";

/** The sentence of the rule that a call breaks; null where it breaks none. */
export function sentenceOf(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    if (error instanceof RuleViolation) return ruleSentence(error, unknownReader);
    throw error;
  }
}
