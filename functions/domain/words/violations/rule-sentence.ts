import type { Locale } from "../../kernel/formats/locale.ts";
import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import type { RuleCode, RuleFields } from "../../rules/violations/rule-facts.ts";
import type { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { ruleMessages } from "./rule-messages.ts";

type Broken<C extends RuleCode> = Pick<RuleViolation<C>, "code"> & { fields: RuleFields[C] };

/** The sentence of a broken rule for its reader. */
export function ruleSentence<C extends RuleCode>({ code, fields }: Broken<C>, locale: Locale) {
  return ruleMessages(locale)[code](fields, locale);
}

/**
 * The sentence of a stored violation for its reader; null for a code unknown to this release, and
 * for facts of an earlier one, which could hold words.
 */
export function storedSentence(
  { code, fieldsJson, hasCodes }: BrokenRule,
  locale: Locale,
): string | null {
  if (!hasCodes) return null;
  const sentences = new Map<string, (fields: never, locale: Locale) => string>(
    Object.entries(ruleMessages(locale)),
  );
  return sentences.get(code)?.(JSON.parse(fieldsJson) as never, locale) ?? null;
}
