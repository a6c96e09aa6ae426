import type { RuledCompany } from "../company/rules-on.ts";
import { rulesOn } from "../company/rules-on.ts";
import { rulesUnder } from "../hours/without-overtime.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { weekDays } from "../../kernel/time/local-date.ts";
import type { PayTerms } from "../../records/pay/employee-pay.ts";
import { areExempt } from "../rates/salary-rate.ts";
import type { PolicyChange } from "../../records/pay/overtime-policy.ts";
import { policyOn } from "../../records/pay/overtime-policy.ts";

/**
 * Returns the rules by which an employee's week is counted and paid: the company's of its first
 * day, under the policy of that day. The same rules and policy give the same object.
 *
 * The hours of the week follow from the policy. A reader who may see an employee's hours but not
 * the wages can therefore conclude from a long week without overtime that the employee is exempt;
 * different hours would be wrong.
 */
export function personRulesOn(
  company: RuledCompany,
  policies: readonly PolicyChange[],
  weekStart: LocalDate,
): WorkRules {
  return rulesUnder(policyOn(policies, weekStart), rulesOn(company, weekStart).workRules);
}

/**
 * As `personRulesOn`, for work that is planned or under way: without overtime in a week of an exempt
 * salary as well. The pay of a week finds that out by itself.
 */
export function rulesByTerms(
  company: RuledCompany,
  { rates, policies }: PayTerms,
  weekStart: LocalDate,
): WorkRules {
  const rules = personRulesOn(company, policies, weekStart);
  return areExempt(rates, weekDays(weekStart)) ? rulesUnder("exempt", rules) : rules;
}
