import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import { ruleMessages } from "./rule-messages.ts";
import type { RuleViolation } from "./rule-violation.ts";

/** What is stored of a violation. */
export function brokenRuleOf({ code, fields }: RuleViolation): BrokenRule {
  return { code, fieldsJson: JSON.stringify(fields) };
}

/** The rule's sentence for the present reader; null for a code unknown to this release. */
export function sentenceOf({ code, fieldsJson }: BrokenRule): string | null {
  const sentences = new Map<string, (fields: never) => string>(Object.entries(ruleMessages));
  return sentences.get(code)?.(JSON.parse(fieldsJson) as never) ?? null;
}
