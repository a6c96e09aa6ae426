import type { Locale } from "../../kernel/formats/locale.ts";
import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import type { RuleCode, RuleFields } from "./rule-messages.ts";
import { ruleMessages } from "./rule-messages.ts";
import type { RuleViolation } from "./rule-violation.ts";

type Broken<C extends RuleCode> = Pick<RuleViolation<C>, "code"> & { fields: RuleFields[C] };

/** The sentence of a broken rule for its reader. */
export function ruleSentence<C extends RuleCode>({ code, fields }: Broken<C>, locale: Locale) {
  return ruleMessages[code](fields, locale);
}

/** The stored part of a violation. */
export function brokenRuleOf({ code, fields }: RuleViolation): BrokenRule {
  return { code, fieldsJson: JSON.stringify(fields) };
}

/** The sentence of a stored violation for its reader; null for a code unknown to this release. */
export function storedSentence({ code, fieldsJson }: BrokenRule, locale: Locale): string | null {
  const sentences = new Map<string, (fields: never, locale: Locale) => string>(
    Object.entries(ruleMessages),
  );
  return sentences.get(code)?.(JSON.parse(fieldsJson) as never, locale) ?? null;
}
