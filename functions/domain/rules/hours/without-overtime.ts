import type { OvertimePolicy } from "../../records/pay/overtime-policy.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { isInstant } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { areExempt } from "../rates/salary-rate.ts";
import type { WorkweekInput } from "./workweek-input.ts";

const known = new WeakMap<WorkRules, WorkRules>();
const exemptBySalary = new WeakMap<WorkRules, WorkRules>();

/** The company's rules as the policy leaves them. */
export function rulesUnder(policy: OvertimePolicy, rules: WorkRules): WorkRules {
  if (policy === "company") return rules;
  const exempt = known.get(rules) ?? withoutOvertime(rules);
  known.set(rules, exempt);
  return exempt;
}

/** Every hour at the straight rate; the 14 days of 8 and 80 only count overtime, so they go too. */
function withoutOvertime(rules: WorkRules): WorkRules {
  return {
    ...rules,
    preset: "none",
    workPeriod: null,
    dailyTiers: [],
    dailyTiersBelowRate: null,
    weeklyTiers: [],
    seventhDay: null,
    daysInRow: null,
    greaterOf: null,
  };
}

/**
 * The week under the rules that its salary leaves: an exempt one has neither overtime nor premiums
 * for missed breaks (29 USC 213(a)(1); IWC orders, section 1(A)). The same rules give the same ones.
 */
export function underSalary(input: WorkweekInput): WorkweekInput {
  const { rules } = input;
  if (!isExemptWork(input)) return input;
  const exempt = exemptBySalary.get(rules) ?? withoutPremiums(rulesUnder("exempt", rules));
  exemptBySalary.set(rules, exempt);
  return { ...input, rules: exempt };
}

/** True if an exempt salary holds on every day on which the week has work. */
export function isExemptWork({ wages, entries, timeZone }: WorkweekInput): boolean {
  const ends = entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? startsAt]);
  return areExempt(
    wages,
    ends.filter(isInstant).map((at) => localDateAt(at, timeZone)),
  );
}

function withoutPremiums(rules: WorkRules): WorkRules {
  return { ...rules, breaks: { ...rules.breaks, paysMissedMeals: false, paysMissedRests: false } };
}
