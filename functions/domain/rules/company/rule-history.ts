import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { RuleChange } from "../../records/company/rule-change.ts";

export type RuleChangeState = "planned" | "inForce" | "replaced" | "cancelled";

/**
 * Returns every change with its state on `today`, latest effective date first. The latest change of
 * each part that has begun is in force; the ones before it are replaced.
 */
export function ruleHistory(
  changes: readonly RuleChange[],
  today: LocalDate,
): { change: RuleChange; state: RuleChangeState }[] {
  const seen = new Set<string>();
  return changes
    .toReversed()
    .toSorted((a, b) => b.effectiveDate.localeCompare(a.effectiveDate))
    .map((change) => ({ change, state: stateOf(change, today, seen) }));
}

function stateOf(change: RuleChange, today: LocalDate, seen: Set<string>): RuleChangeState {
  if (change.cancelledAt !== null) return "cancelled";
  const { section } = change.part;
  if (change.effectiveDate > today) {
    const key = `${section} ${change.effectiveDate}`;
    const isLast = !seen.has(key);
    seen.add(key);
    return isLast ? "planned" : "replaced";
  }
  const isLatest = !seen.has(section);
  seen.add(section);
  return isLatest ? "inForce" : "replaced";
}
