import type { BatchId, WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CopyInput, CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { overridesAfter } from "@crewline/domain/rules/schedules/findings/overrides";
import { nameOf } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { Actor } from "../../operations/commands/actor.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { createDraft } from "./create-draft.ts";

interface Saving {
  plan: CopyPlan;
  input: CopyInput;
  /** The manager's reason for what may be overridden. */
  decision: OverrideDecision | undefined;
  /** What the shifts come from. */
  origin: { batchId: BatchId; templateId?: WeekTemplateId };
}

/**
 * Writes a planned copy: drafts are added, and those in their place removed. Throws overrideNeeded
 * where a shift needs a reason that the decision does not give. Returns the new shifts.
 */
export async function saveCopy(
  store: CompanyStore,
  actor: Actor,
  { plan, input, decision, origin }: Saving,
): Promise<Shift[]> {
  if (plan.copied.length === 0) return [];
  const { locationId, weekStart, judge } = input;
  const by = { at: store.now(), by: actor.uid, byName: actor.displayName };
  const planned = plan.copied.map((copy) => {
    const placed = { ...copy.plan, ...copy.placed };
    const given = copy.warnings.length === 0 ? undefined : decision;
    const deciding = { decision: given, by, who: nameOf(copy.plan, judge) };
    return { ...copy, overrides: overridesAfter(copy.warnings, placed, deciding) };
  });
  const markWeeks = await markWeeksEdited(store, actor, [{ locationId, weekStart }]);
  for (const shift of plan.replaced) {
    store.shifts.remove(shift.id);
    auditShift(store, actor, { act: "removed", before: shift, after: null });
  }
  const { timeZone } = judge;
  const added = planned.map(({ plan: copied, placed, overrides }) => {
    const draft = { plan: copied, placed, overrides, timeZone, origin };
    return createDraft(store, actor, { ...draft, act: "copied" });
  });
  markWeeks();
  return added;
}
