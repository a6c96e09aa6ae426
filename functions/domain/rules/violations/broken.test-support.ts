import { expect } from "vitest";
import type { RuleCode, RuleFields } from "./rule-facts.ts";

/**
 * Matches the violation of a rule with exactly these facts, as in `toThrow(broken("inFuture"))`.
 */
export function broken<C extends RuleCode>(code: C, fields?: RuleFields[C]): Error {
  return expect.objectContaining({ code, fields: fields ?? {} }) as Error;
}

/** Matches the violation of a rule, whatever its facts. */
export function brokenRule(code: RuleCode): Error {
  return expect.objectContaining({ code }) as Error;
}
