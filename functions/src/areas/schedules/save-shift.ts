import { mergePlan } from "@crewline/domain/rules/schedules/merge-plan";
import { planOf, withoutOptions } from "@crewline/domain/rules/schedules/plan-of";
import type { saveShiftSchema } from "@crewline/domain/records/schedules/schedule";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { editEventOf, shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { Edited } from "../../rpc/answers.ts";
import { markWeeksTakenBack } from "../../operations/schedules/mark-weeks-taken-back.ts";
import { placePlan } from "./place-plan.ts";

type Input = z.infer<typeof saveShiftSchema>;

/**
 * Changes a shift, or restores a deleted one. Returns the shift as saved, including concurrent
 * changes of other fields.
 */
export function saveShift(actor: Actor, input: Input): Promise<Edited & { plan: ShiftPlan }> {
  const turn = `schedule of ${input.shift.locationId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const shift = await store.shifts.get(input.shiftId);
    requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
    const plan = mergePlan(shift, input);
    const placed = await placePlan(store, actor, {
      plan,
      before: shift,
      decision: input.override,
    });
    const seen = await store.publishedShifts.find(shift.id);
    const state = shiftStateAfter(shift.state, editEventOf(shift.state, seen, placed));
    const version = shift.version + 1;
    const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
    const kept = withoutOptions(shift);
    const after: Shift = { ...kept, ...placed, ...updated, state, version };
    const markWeeks =
      state === "published"
        ? await markWeeksTakenBack(store, [shift, after], new Map([[after.id, after]]))
        : await markWeeksEdited(store, actor, [shift, after]);
    store.shifts.change(shift, after);
    auditShift(store, actor, { act: "changed", before: shift, after });
    markWeeks();
    return { version, plan: planOf(after) };
  });
}
