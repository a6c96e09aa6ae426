import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { BudgetExcess } from "../../../records/schedules/budget-excess.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { OverBudget } from "../findings/budget-findings.ts";
import { exceededBudgets } from "../findings/budget-findings.ts";
import { isSameWork } from "../findings/overrides.ts";
import type { WeekBudget } from "../findings/week-budget.ts";
import type { PublishDiff } from "../publish-diff.ts";
import { costsTheSame } from "../same-cost.ts";

/**
 * Returns the budgets that the plan of a week exceeds. One has its reason if a shift of its day, or
 * of the week, keeps an override of the budget that still holds.
 */
export function budgetExcesses(
  budget: WeekBudget | null,
  standing: readonly Shift[],
): BudgetExcess[] {
  if (budget === null) return [];
  const explained = standing.filter(isExplained).map(({ day }) => day);
  return exceededBudgets(budget).map((over) => {
    const day = dayOf(over);
    return { over, hasReason: day === null ? explained.length > 0 : explained.includes(day) };
  });
}

function isExplained(shift: Shift): boolean {
  return (shift.overrides ?? []).some(
    (one) => one.codes.includes("overBudget") && isSameWork(one, shift),
  );
}

/** The day of a budget; null for one of the week. */
function dayOf({ of }: OverBudget): LocalDate | null {
  return "day" in of ? of.day : null;
}

/**
 * Returns the exceeded budgets that a publication needs a reason for: it shows staff a shift that
 * counts there, new or at another cost, and no one gave a reason with a shift.
 */
export function unexplainedExcesses(
  excesses: readonly BudgetExcess[],
  { added, changed }: Pick<PublishDiff, "added" | "changed">,
): BudgetExcess[] {
  const dearer = changed.filter(({ before, after }) => !costsTheSame(before, after));
  const shown = [...added, ...dearer.map(({ after }) => after)].filter(
    ({ employeeId }) => employeeId !== null,
  );
  return excesses.filter(({ over, hasReason }) => {
    const day = dayOf(over);
    return !hasReason && shown.some((shift) => day === null || shift.day === day);
  });
}

/** Throws budgetReasonNeeded for a publication that needs a reason for exceeded budgets. */
export function requireBudgetReason(
  excesses: readonly BudgetExcess[],
  diff: Pick<PublishDiff, "added" | "changed">,
): void {
  if (unexplainedExcesses(excesses, diff).length === 0) return;
  throw new RuleViolation("budgetReasonNeeded", {});
}
