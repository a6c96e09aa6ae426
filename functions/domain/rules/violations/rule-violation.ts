import { unknownReader } from "../../kernel/formats/locale.ts";
import type { RuleCode, RuleFields } from "./rule-messages.ts";
import { ruleMessages } from "./rule-messages.ts";

/**
 * A rule of the business was broken: a code and the facts that explain it. Its message is for logs;
 * `ruleSentence` writes the sentence for a reader.
 */
export class RuleViolation<C extends RuleCode = RuleCode> extends Error {
  readonly code: C;
  readonly fields: RuleFields[C];

  constructor(code: C, fields: RuleFields[C]) {
    super(ruleMessages[code](fields, unknownReader));
    this.name = "RuleViolation";
    this.code = code;
    this.fields = fields;
  }
}
