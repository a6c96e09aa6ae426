import type { Shift } from "../../../records/schedules/shift.ts";
import type { Finding } from "../findings/finding.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { judgePlan } from "../findings/plan-judge.ts";
import { planOf } from "../plan-of.ts";

interface Swapped {
  /** The shift that an employee takes. */
  taken: Pick<Shift, "weekStart">;
  /** The one of theirs that they give away for it. */
  given: Shift;
  /** What the rules say of the taken one with them, once the other is given away. */
  findings: readonly Finding[];
  /** Knows the employee with the shift that they give away. */
  judge: PlanJudge;
}

/**
 * Returns the findings that a swap brings for one of the two. Hours of the week above a limit are
 * left out unless the swap adds to them, and overtime is only what it adds, in seconds.
 */
export function findingsOfSwap({ taken, given, findings, judge }: Swapped): Finding[] {
  if (taken.weekStart !== given.weekStart) return [...findings];
  const before = judgePlan(planOf(given), given.id, judge).findings;
  return findings.flatMap((finding) => {
    const seconds = weekSeconds(finding);
    const had = before.find(({ code }) => code === finding.code);
    if (seconds === null || had === undefined) return [finding];
    const more = seconds - (weekSeconds(had) ?? 0);
    if (more <= 0) return [];
    return finding.code === "overtime" ? [{ ...finding, facts: { seconds: more } }] : [finding];
  });
}

/** Null for what is not about the hours of a week. */
function weekSeconds(finding: Finding): number | null {
  switch (finding.code) {
    case "overtime":
      return finding.facts.seconds;
    case "weekHours":
    case "ownWeek":
      return finding.facts.found;
    default:
      return null;
  }
}
