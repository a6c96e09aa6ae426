import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";

/** Asks for the budgets of a location, unless a manager's reason for exceeding them is there already. */
export function budgetsWithout(decision: OverrideDecision | undefined): { budgets?: object } {
  return decision?.codes.includes("overBudget") === true ? {} : { budgets: {} };
}
