import type { saveShiftSchema } from "@crewline/domain/schedules/schedule";
import { shiftStateAfter } from "@crewline/domain/schedules/shift-state";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireReach } from "../../rpc/require-reach.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import { placePlan } from "./place-plan.ts";
import { touchWeeks } from "../../store/touch-weeks.ts";

type Input = z.infer<typeof saveShiftSchema>;

/** Changes a shift. Whoever saves second is told who was first, and nothing is overwritten. */
export function saveShift(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const shift = await store.shifts.get(input.shiftId);
    requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
    requireVersion(shift, input.expectedVersion, {
      what: "shift",
      changedBy: shift.updatedByName,
    });
    const placed = await placePlan(store, actor, { plan: input.shift, shiftId: shift.id });
    const markWeeks = await touchWeeks(store, [shift, placed]);
    const state = shiftStateAfter(shift.state, "edit");
    const version = shift.version + 1;
    const author = { updatedBy: actor.uid, updatedByName: actor.displayName };
    store.shifts.save(shift.id, { ...placed, ...author, id: shift.id, state, version });
    markWeeks();
    return { version };
  });
}
