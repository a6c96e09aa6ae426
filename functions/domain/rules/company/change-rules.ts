import type { RuleChangeId } from "../../kernel/ids/record-ids.ts";
import { findContradictions } from "../../records/work-rules/rule-contradictions.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { effectiveDayOf, isPaying } from "./effective-day.ts";
import type { RuleChange } from "../../records/company/rule-change.ts";
import { MOST_RULE_CHANGES } from "../../records/company/rule-change.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";
import type { RuledCompany } from "./rules-on.ts";
import { rulesOn } from "./rules-on.ts";

/** A change as a person asks for it. */
export interface WantedChange {
  id: RuleChangeId;
  part: RulePart;
  /** The requested first day; the change takes effect where a week or a period begins. */
  day: LocalDate;
  by: { name: string; at: Instant; today: LocalDate };
  /** The last day of the last closed pay period; null when none was ever closed. */
  lastClosedDay: LocalDate | null;
}

/**
 * The change that is added to the rules. Throws rulesInPast for a day that is closed or, for what
 * decides no pay, over; rulesContradict when the parts mean nothing together from then on.
 */
export function addRuleChange(company: RuledCompany, wanted: WantedChange): RuleChange {
  const { section } = wanted.part;
  const effectiveDate = effectiveDayOf(company, section, wanted.day);
  requireChangeable(effectiveDate, wanted);
  const kept = company.ruleChanges.filter(({ cancelledAt }) => cancelledAt === null);
  if (kept.length >= MOST_RULE_CHANGES) {
    throw new RuleViolation("tooMany", { what: "ruleChanges", most: MOST_RULE_CHANGES });
  }
  const change: RuleChange = {
    id: wanted.id,
    effectiveDate,
    part: wanted.part,
    changedAt: wanted.by.at,
    changedByName: wanted.by.name,
    cancelledAt: null,
    cancelledByName: null,
  };
  requireSound({ ...company, ruleChanges: [...company.ruleChanges, change] }, effectiveDate);
  return change;
}

/** The changes with one cancelled that has not begun. Throws notFound, illegalTransition. */
export function cancelRuleChange(
  company: RuledCompany,
  changeId: RuleChangeId,
  by: WantedChange["by"],
): RuleChange[] {
  const change = company.ruleChanges.find(({ id }) => id === changeId);
  if (change === undefined) throw new RuleViolation("notFound", { what: "ruleChange" });
  const isDone = change.cancelledAt !== null;
  if (isDone || change.effectiveDate <= by.today) {
    const from = isDone ? "cancelled" : "inForce";
    const what = "ruleChange";
    throw new RuleViolation("illegalTransition", { what, from, to: "cancelled" });
  }
  const cancelled = { ...change, cancelledAt: by.at, cancelledByName: by.name };
  const ruleChanges = company.ruleChanges.map((one) => (one === change ? cancelled : one));
  requireSound({ ...company, ruleChanges }, change.effectiveDate);
  return ruleChanges;
}

/** Changes of pay may reach back to the first open day; all others begin today at the earliest. */
function requireChangeable(effectiveDate: LocalDate, { part, by, lastClosedDay }: WantedChange) {
  const isDated = isPaying(part.section) || part.section === "payPeriod";
  if (isDated && lastClosedDay !== null && effectiveDate <= lastClosedDay) {
    throw new RuleViolation("rulesInPast", { lastClosedDay });
  }
  if (!isDated && effectiveDate < by.today) {
    throw new RuleViolation("rulesInPast", { lastClosedDay: null });
  }
}

/** Parts that were changed one by one must still mean something together, now and later. */
function requireSound(company: RuledCompany, from: LocalDate): void {
  const later = company.ruleChanges.map(({ effectiveDate }) => effectiveDate);
  for (const day of new Set([from, ...later.filter((one) => one > from)])) {
    const [[, because] = []] = findContradictions(rulesOn(company, day).workRules);
    if (because !== undefined) throw new RuleViolation("rulesContradict", { day, because });
  }
}
