import { shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import type { OverrideDecision, ShiftOverride } from "../../../records/schedules/shift-override.ts";
import type { ShiftPlan } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { PlacedInWeek } from "../findings/findings-of-plan.ts";
import { requirePlaced } from "../findings/findings-of-plan.ts";
import type { StandingShift } from "../findings/judged-shift.ts";
import { overridesAfter } from "../findings/overrides.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { judgeAfter, judgePlan, nameOf, standingShift } from "../findings/plan-judge.ts";
import type { SkippedShift } from "../skipped-shift.ts";

interface Terms {
  judge: PlanJudge;
  decision: OverrideDecision | undefined;
  by: Pick<ShiftOverride, "at" | "by" | "byName">;
}

export interface PlacedShifts {
  placed: { plan: ShiftPlan; placed: PlacedInWeek; overrides: ShiftOverride[] }[];
  skipped: SkippedShift[];
}

/**
 * Places many plans at once, each judged like a single one, and with those before it. A plan with a
 * block is skipped with the reason, as is one that needs a reason and has none.
 */
export function placeShifts(plans: readonly ShiftPlan[], terms: Terms): PlacedShifts {
  const result: PlacedShifts = { placed: [], skipped: [] };
  const added: StandingShift[] = [];
  for (const [index, plan] of plans.entries()) {
    const judge = judgeAfter(terms.judge, { added, removedIds: new Set() });
    const who = nameOf(plan, judge);
    try {
      const judged = judgePlan(plan, null, judge);
      const placed = requirePlaced(judged);
      const overrides = overridesAfter(judged.findings, { ...plan, ...placed }, { ...terms, who });
      result.placed.push({ plan, placed, overrides });
      const id = shiftIdSchema.parse(`plan-${index}`);
      added.push(standingShift(plan, placed, { id, judge }));
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      result.skipped.push({ who, day: plan.day, because: error });
    }
  }
  return result;
}
