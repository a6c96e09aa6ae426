import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { Company } from "../../records/company/company.ts";
import type { RuleChange } from "../../records/company/rule-change.ts";
import type {
  ApprovalSection,
  ClockSection,
  EarningCodes,
  LimitsSection,
  RulePart,
  RuleSection,
  RuleValues,
} from "../../records/company/rule-sections.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";

/** Everything that holds in a company on a day. */
export interface CompanyRules {
  workRules: WorkRules;
  payPeriod: PayPeriod;
  clock: ClockSection;
  approvals: ApprovalSection;
  limits: LimitsSection;
  earningCodes: EarningCodes;
}

/** The settings that a company began with, and its changes since. */
export type RuledCompany = Pick<Company, "workRules" | "payPeriod" | "ruleChanges">;

const known = new WeakMap<RuledCompany, Map<string, CompanyRules>>();

/**
 * The rules in force on a day. Hours and pay of a workweek follow the rules of its first day, so
 * that a change inside a workweek counts from the next one (29 CFR 778.105: the workweek is a
 * unit). The same company and the same changes give the same object.
 */
export function rulesOn(company: RuledCompany, day: LocalDate): CompanyRules {
  const changes = changesInForce(company, day);
  const key = changes.map(({ id }) => id).join(" ");
  const kept = known.get(company) ?? new Map<string, CompanyRules>();
  const rules = kept.get(key) ?? foldRules(company, changes);
  kept.set(key, rules);
  known.set(company, kept);
  return rules;
}

/** The changes that have begun by the day and were not cancelled, the oldest first. */
function changesInForce({ ruleChanges }: RuledCompany, day: LocalDate): RuleChange[] {
  return ruleChanges
    .filter((change) => change.cancelledAt === null && change.effectiveDate <= day)
    .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
}

/** The day on which each part of the rules that decides pay took effect; null from the start. */
export function rulesSince(
  company: RuledCompany,
  day: LocalDate,
): Record<"overtime" | "rounding" | "breaks", LocalDate | null> {
  const changes = changesInForce(company, day);
  const sinceOf = (section: RuleSection) =>
    changes.findLast(({ part }) => part.section === section)?.effectiveDate ?? null;
  return {
    overtime: sinceOf("overtime"),
    rounding: sinceOf("rounding"),
    breaks: sinceOf("breaks"),
  };
}

function foldRules(company: RuledCompany, changes: readonly RuleChange[]): CompanyRules {
  const { workRules, payPeriod } = company;
  return changes.reduce<CompanyRules>((rules, { part }) => withPart(rules, part), {
    workRules,
    payPeriod,
    ...defaultRules,
  });
}

/** The rules with one part replaced. */
export function withPart(rules: CompanyRules, { section, value }: RulePart): CompanyRules {
  switch (section) {
    case "overtime":
      return { ...rules, workRules: { ...rules.workRules, ...value } };
    case "rounding":
      return { ...rules, workRules: { ...rules.workRules, rounding: value } };
    case "breaks":
      return { ...rules, workRules: { ...rules.workRules, breaks: value } };
    default:
      return { ...rules, [section]: value };
  }
}

/** One part of the rules, as its form shows it. */
export function partOf<S extends RuleSection>(rules: CompanyRules, section: S): RuleValues[S] {
  const { workRules, ...others } = rules;
  const values: RuleValues = {
    ...others,
    overtime: overtimeOf(workRules),
    rounding: workRules.rounding,
    breaks: workRules.breaks,
  };
  return values[section];
}

/** The part of the work rules that decides which hours are overtime. */
export function overtimeOf(rules: WorkRules): RuleValues["overtime"] {
  const { weekStart: _week, workdayStart: _day, workPeriod: _period, ...rest } = rules;
  const { rounding: _rounding, breaks: _breaks, ...overtime } = rest;
  return overtime;
}
