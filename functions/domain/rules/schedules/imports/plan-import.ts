import { shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import type { OverrideCode } from "../../../records/schedules/shift-override.ts";
import type { Shift, ShiftPlan } from "../../../records/schedules/shift.ts";
import type { RuleViolation } from "../../violations/rule-violation.ts";
import { takeSame } from "../copies/same-plan.ts";
import type { Finding } from "../findings/finding.ts";
import { isOverride } from "../findings/finding.ts";
import type { PlacedInWeek } from "../findings/findings-of-plan.ts";
import { requirePlaced } from "../findings/findings-of-plan.ts";
import type { StandingShift } from "../findings/judged-shift.ts";
import { blockOf } from "../findings/overrides.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { judgeAfter, judgePlan, standingShift } from "../findings/plan-judge.ts";

export interface ImportInput {
  /** In the order of the file; the key is the line. */
  lines: readonly { key: string; plan: ShiftPlan }[];
  /** The shifts of the location on the days of the lines. */
  existing: readonly Shift[];
  /** Knows the employees of the lines with their shifts. */
  judge: PlanJudge;
}

/** A line whose shift is added. */
export interface AddedLine {
  key: string;
  plan: ShiftPlan;
  placed: PlacedInWeek;
  /** What needs a manager's reason. */
  warnings: Finding<OverrideCode>[];
}

export interface ImportPlan {
  added: AddedLine[];
  /** The lines whose shift is there already. */
  same: string[];
  refused: { key: string; because: RuleViolation }[];
}

/**
 * Plans the shifts of a file: each is added, is there already, or is refused by a finding that
 * blocks, judged with the lines before it. A shift with the same employee, times and job role is
 * there already, so that a file that is imported again changes nothing. Open shifts are counted: of
 * three equal lines and two equal open shifts, one is added.
 */
export function planImport({ lines, existing, judge }: ImportInput): ImportPlan {
  const result: ImportPlan = { added: [], same: [], refused: [] };
  const spare = existing.filter(({ state }) => state !== "cancelled");
  const added: StandingShift[] = [];
  for (const { key, plan } of lines) {
    if (takeSame(spare, plan)) {
      result.same.push(key);
      continue;
    }
    const judged = judgePlan(plan, null, judgeAfter(judge, { added, removedIds: new Set() }));
    const because = blockOf(judged.findings);
    if (because !== null) {
      result.refused.push({ key, because });
      continue;
    }
    const placed = requirePlaced(judged);
    result.added.push({ key, plan, placed, warnings: judged.findings.filter(isOverride) });
    added.push(standingShift(plan, placed, { id: shiftIdSchema.parse(`line-${key}`), judge }));
  }
  return result;
}
