import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId, WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type {
  OverrideCode,
  OverrideDecision,
} from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Finding } from "@crewline/domain/rules/schedules/findings/finding";
import type { PlacedInWeek } from "@crewline/domain/rules/schedules/findings/findings-of-plan";
import { overridesAfter } from "@crewline/domain/rules/schedules/findings/overrides";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { nameOf } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { Actor } from "../../operations/commands/actor.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { createDraft } from "../../operations/schedules/create-draft.ts";

interface Saving {
  /** Shifts of one location that nothing blocks, each with what needs a manager's reason. */
  drafts: readonly {
    plan: ShiftPlan;
    placed: PlacedInWeek;
    warnings: readonly Finding<OverrideCode>[];
  }[];
  /** Drafts of the same weeks that are removed for them. */
  replaced: readonly Shift[];
  locationId: LocationId;
  judge: PlanJudge;
  /** The manager's reason for what may be overridden. */
  decision: OverrideDecision | undefined;
  /** What the shifts come from. */
  origin: { batchId: BatchId; templateId?: WeekTemplateId };
  act: "added" | "copied";
}

/**
 * Writes planned shifts as drafts, and removes those in their place. Throws overrideNeeded where a
 * shift needs a reason that the decision does not give. Returns the new shifts.
 */
export async function saveDrafts(
  store: CompanyStore,
  actor: Actor,
  { drafts, replaced, locationId, judge, decision, origin, act }: Saving,
): Promise<Shift[]> {
  if (drafts.length === 0) return [];
  const by = { at: store.now(), by: actor.uid, byName: actor.displayName };
  const decided = drafts.map(({ plan, placed, warnings }) => {
    const given = warnings.length === 0 ? undefined : decision;
    const deciding = { decision: given, by, who: nameOf(plan, judge) };
    return { plan, placed, overrides: overridesAfter(warnings, { ...plan, ...placed }, deciding) };
  });
  const weeks = decided.map(({ placed: { weekStart } }) => ({ locationId, weekStart }));
  const markWeeks = await markWeeksEdited(store, actor, weeks);
  for (const shift of replaced) {
    store.shifts.remove(shift);
    auditShift(store, actor, { act: "removed", before: shift, after: null });
  }
  const { timeZone } = judge;
  const added = decided.map((draft) =>
    createDraft(store, actor, { ...draft, timeZone, origin, act }),
  );
  markWeeks();
  return added;
}
