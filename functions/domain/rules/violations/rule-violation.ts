import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import type { RuleCode, RuleFields } from "./rule-facts.ts";

/**
 * A rule of the business was broken: a code and the facts that explain it. Its message is for logs;
 * `ruleSentence` writes the sentence for a reader.
 */
export class RuleViolation<C extends RuleCode = RuleCode> extends Error {
  readonly code: C;
  readonly fields: RuleFields[C];

  constructor(code: C, fields: RuleFields[C]) {
    super(`${code} ${JSON.stringify(fields)}`);
    this.name = "RuleViolation";
    this.code = code;
    this.fields = fields;
  }
}

/** The stored part of a violation. */
export function brokenRuleOf({ code, fields }: RuleViolation): BrokenRule {
  return { code, fieldsJson: JSON.stringify(fields), hasCodes: true };
}
