import type { RuleCode, RuleFields } from "./rule-messages.ts";
import { ruleMessages } from "./rule-messages.ts";

/** A rule of the business was broken: a code, the values that explain it, and one sentence. */
export class RuleViolation<C extends RuleCode = RuleCode> extends Error {
  readonly code: C;
  readonly fields: RuleFields[C];

  constructor(code: C, fields: RuleFields[C]) {
    super(ruleMessages[code](fields));
    this.name = "RuleViolation";
    this.code = code;
    this.fields = fields;
  }
}
