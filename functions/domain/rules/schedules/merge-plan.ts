import { RuleViolation } from "../violations/rule-violation.ts";
import { mergeEdit } from "./merge-edit.ts";
import { planOf } from "./plan-of.ts";
import type { Shift, ShiftPlan } from "../../records/schedules/shift.ts";

interface PlanEdit {
  expectedVersion: number;
  /** The plan that the edit began from; without it any change in between refuses the edit. */
  base?: ShiftPlan | undefined;
  shift: ShiftPlan;
}

/**
 * Returns the plan to save. Two people who change different fields of a shift both succeed; throws
 * staleVersion where they changed the same field differently, or one of them deleted the shift. The
 * fields decide even where the version is the expected one: the edit may have begun from a change
 * that was shown before it was saved, and then refused.
 */
export function mergePlan(stored: Shift, { expectedVersion, base, shift }: PlanEdit): ShiftPlan {
  const isStale = stored.version !== expectedVersion;
  const changedBy = stored.updatedByName;
  const refusal = new RuleViolation("staleVersion", { what: "shift", changedBy });
  if (isStale && (base === undefined || stored.state === "cancelled")) throw refusal;
  if (base === undefined) return shift;
  const { merged, conflicts } = mergeEdit({ ...base }, { ...shift }, { ...planOf(stored) });
  if (conflicts.length > 0) throw refusal;
  return merged;
}

/** Returns the plan that takes an edit back and leaves what others changed in the saved plan. */
export function planBefore(base: ShiftPlan, mine: ShiftPlan, saved: ShiftPlan): ShiftPlan {
  return mergeEdit({ ...mine }, { ...saved }, { ...base }).merged;
}
