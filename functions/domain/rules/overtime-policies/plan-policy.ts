import { effectiveDayOf } from "../company/effective-day.ts";
import type { RuledCompany } from "../company/rules-on.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { OvertimePolicy, PolicyChange } from "../../records/pay/overtime-policy.ts";
import { policyOn, withPolicy } from "../../records/pay/overtime-policy.ts";

/** More than any employee needs; it bounds the size of a record. */
const MOST_POLICY_CHANGES = 50;

export interface PolicyFacts {
  company: RuledCompany;
  person: Pick<Employee, "name" | "terminatedOn">;
  policies: readonly PolicyChange[];
  /** The last day of the last closed pay period; null when none was ever closed. */
  lastClosedDay: LocalDate | null;
}

export interface PlannedPolicy {
  /** The first day of the workweek with which the policy begins. */
  effectiveDate: LocalDate;
  policies: PolicyChange[];
}

/**
 * The changes of a person's policy with a new one, from the next workweek on when `day` is inside
 * of one (29 CFR 778.105: the workweek is a unit). Throws rulesInPast for a day that is closed,
 * afterLastDay, policyStays when nothing would change, and tooMany.
 */
export function planPolicy(
  { company, person, policies, lastClosedDay }: PolicyFacts,
  { policy, day }: { policy: OvertimePolicy; day: LocalDate },
): PlannedPolicy {
  const who = person.name;
  const effectiveDate = effectiveDayOf(company, "overtime", day);
  requireOpen(effectiveDate, lastClosedDay);
  if (person.terminatedOn !== null && effectiveDate > person.terminatedOn) {
    throw new RuleViolation("afterLastDay", { who, day: person.terminatedOn });
  }
  if (policyOn(policies, effectiveDate) === policy) {
    throw new RuleViolation("policyStays", { who, policy, day: effectiveDate });
  }
  const after = withPolicy(policies, { effectiveDate, policy });
  if (after.length > MOST_POLICY_CHANGES) {
    throw new RuleViolation("tooMany", { what: "policyChanges", most: MOST_POLICY_CHANGES });
  }
  return { effectiveDate, policies: after };
}

/** The policies of a person before a change and after it. */
export interface PolicyEdit {
  before: readonly PolicyChange[];
  after: readonly PolicyChange[];
}

/**
 * Returns the changes as they were before the edit, and the first day that differs. Throws
 * policyChanged when they have changed since, and rulesInPast when the days they affect are closed
 * by now.
 */
export function takeBackPolicy(
  { person, policies, lastClosedDay }: Omit<PolicyFacts, "company">,
  { before, after }: PolicyEdit,
): PlannedPolicy {
  if (!isSame(policies, after)) throw new RuleViolation("policyChanged", { who: person.name });
  const days = [...before, ...after].map((change) => change.effectiveDate).toSorted();
  const effectiveDate = days.find((day) => policyOn(before, day) !== policyOn(after, day));
  if (effectiveDate === undefined) throw new Error("An edit of a policy that changed nothing.");
  requireOpen(effectiveDate, lastClosedDay);
  return { effectiveDate, policies: [...before] };
}

function requireOpen(effectiveDate: LocalDate, lastClosedDay: LocalDate | null): void {
  if (lastClosedDay === null || effectiveDate > lastClosedDay) return;
  throw new RuleViolation("rulesInPast", { lastClosedDay });
}

function isSame(some: readonly PolicyChange[], others: readonly PolicyChange[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ effectiveDate, policy }, index) =>
        others[index]?.effectiveDate === effectiveDate && others[index]?.policy === policy,
    )
  );
}
