import { shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import type { OverrideDecision, ShiftOverride } from "../../../records/schedules/shift-override.ts";
import type { Shift, ShiftPlan } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { PlacedInWeek } from "../findings/findings-of-plan.ts";
import { requirePlaced } from "../findings/findings-of-plan.ts";
import type { StandingShift } from "../findings/judged-shift.ts";
import { isSameWork, overridesAfter } from "../findings/overrides.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { judgeAfter, judgePlan, nameOf, standingShift } from "../findings/plan-judge.ts";
import type { SkippedShift } from "../skipped-shift.ts";

interface Terms {
  judge: PlanJudge;
  decision: OverrideDecision | undefined;
  by: Pick<ShiftOverride, "at" | "by" | "byName">;
  /** Leaves a shift open that its employee may not have, instead of skipping it. */
  leavesOpen?: boolean;
}

/** A shift to place; `before` is the stored shift that the plan changes, null for a new one. */
interface Planned {
  plan: ShiftPlan;
  before: Shift | null;
}

/** A shift that breaks a rule. */
type RefusedShift = SkippedShift & { because: RuleViolation };

/** A shift that can be placed; `opened` says why it lost its employee. */
export interface PlacedPlanned<P extends Planned> {
  planned: P;
  plan: ShiftPlan;
  placed: PlacedInWeek;
  overrides: ShiftOverride[];
  opened: RefusedShift | null;
}

/** A shift that was left out, with what was to be placed. */
type SkippedPlanned<P> = RefusedShift & { planned: P };

export interface PlacedShifts {
  placed: { plan: ShiftPlan; placed: PlacedInWeek; overrides: ShiftOverride[] }[];
  skipped: SkippedShift[];
}

/**
 * Places many plans at once, each judged like a single one, and with those before it. A plan with a
 * block is skipped with the reason, as is one that needs a reason and has none.
 */
export function placeShifts(plans: readonly ShiftPlan[], terms: Terms): PlacedShifts {
  const planned = plans.map((plan) => ({ plan, before: null }));
  const { placed, skipped } = placeEach(planned, terms);
  return {
    placed: placed.map((one) => ({
      plan: one.plan,
      placed: one.placed,
      overrides: one.overrides,
    })),
    skipped: skipped.map(({ who, day, because }) => ({ who, day, because })),
  };
}

/** As `placeShifts`, also for plans that change stored shifts; says what becomes of each. */
export function placeEach<P extends Planned>(
  wanted: readonly P[],
  terms: Terms,
): { placed: PlacedPlanned<P>[]; skipped: SkippedPlanned<P>[] } {
  const placed: PlacedPlanned<P>[] = [];
  const skipped: SkippedPlanned<P>[] = [];
  const removedIds = new Set(wanted.flatMap(({ before }) => before?.id ?? []));
  const added: StandingShift[] = [];
  for (const [index, planned] of wanted.entries()) {
    const judge = judgeAfter(terms.judge, { added, removedIds });
    const { plan, before } = planned;
    const who = nameOf(plan, judge);
    const tried = placeOne(planned, { ...terms, judge });
    if (!(tried instanceof RuleViolation)) {
      placed.push({ planned, ...tried, opened: null });
    } else {
      const left = { who, day: plan.day, because: tried };
      const open = { plan: { ...plan, employeeId: null }, before };
      const mayOpen = terms.leavesOpen === true && plan.employeeId !== null;
      const opened = mayOpen ? placeOne(open, { ...terms, judge }) : tried;
      if (opened instanceof RuleViolation) skipped.push({ ...left, planned });
      else placed.push({ planned, ...opened, opened: left });
    }
    const last = placed.at(-1);
    if (last?.planned !== planned) continue;
    const id = before?.id ?? shiftIdSchema.parse(`plan-${index}`);
    added.push(standingShift(last.plan, last.placed, { id, judge }));
  }
  return { placed, skipped };
}

/** Places one plan, or returns the rule that it breaks; the same work is not judged again. */
function placeOne({ plan, before }: Planned, terms: Terms) {
  const { judge, by } = terms;
  try {
    const judged = judgePlan(plan, before?.id ?? null, judge);
    if (before !== null && judged.placed !== null) {
      const same = { plan, placed: judged.placed, overrides: before.overrides ?? [] };
      if (isSameWork(before, { ...plan, ...judged.placed })) return same;
    }
    const placed = requirePlaced(judged);
    const kept = before?.overrides === undefined ? {} : { overrides: before.overrides };
    const who = nameOf(plan, judge);
    const shift = { ...plan, ...placed, ...kept };
    const given = givenFor(judged.findings, terms);
    const overrides = overridesAfter(judged.findings, shift, { decision: given, by, who });
    return { plan, placed, overrides };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return error;
  }
}

/** The reason of a recurring shift marks only those of its shifts that need one. */
function givenFor(findings: readonly unknown[], { decision, leavesOpen }: Terms) {
  return leavesOpen === true && findings.length === 0 ? undefined : decision;
}
