import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";

/** Asks for the budgets of a location, unless a manager has given a reason for exceeding them. */
export function budgetsWithout(decision: OverrideDecision | undefined): { budgets?: object } {
  return decision?.codes.includes("overBudget") === true ? {} : { budgets: {} };
}
