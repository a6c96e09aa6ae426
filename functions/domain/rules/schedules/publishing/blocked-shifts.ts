import type { Shift } from "../../../records/schedules/shift.ts";
import type { Finding } from "../findings/finding.ts";
import { isBlock } from "../findings/finding.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { findingsOfShifts } from "../findings/plan-judge.ts";
import type { PublishDiff } from "../publish-diff.ts";

/** A shift with everything that refuses it. */
export interface BlockedShift {
  shift: Shift;
  findings: Finding[];
}

/** The shifts that staff would see from now on, or see differently. */
export function shownShifts({ added, changed }: Pick<PublishDiff, "added" | "changed">): Shift[] {
  return [...added, ...changed.map(({ after }) => after)];
}

/**
 * Returns the shifts that cannot be published as they are planned: what could not be saved today is
 * not published either. A publication with one of them is refused.
 */
export function blockedShifts(shown: readonly Shift[], judge: PlanJudge): BlockedShift[] {
  return findingsOfShifts(shown, judge)
    .map(({ shift, findings }) => ({ shift, findings: findings.filter(isBlock) }))
    .filter(({ findings }) => findings.length > 0);
}
