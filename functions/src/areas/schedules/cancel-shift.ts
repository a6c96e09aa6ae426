import type { cancelShiftSchema } from "@crewline/domain/records/schedules/schedule";
import { shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { Edited } from "../../rpc/answers.ts";
import { markWeeksTakenBack } from "../../operations/schedules/mark-weeks-taken-back.ts";

type Input = z.infer<typeof cancelShiftSchema>;

/** Many shifts that are deleted together change the state of one week. */
const turn = "deleted shifts";

/** Cancels a shift; staff keep seeing a published one until the week is published again. */
export function cancelShift(actor: Actor, input: Input): Promise<Edited> {
  return commandInTurn(actor, { input, turn }, async (store) => {
    const shift = await store.shifts.get(input.shiftId);
    requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
    requireVersion(shift, input.expectedVersion, {
      what: "shift",
      changedBy: shift.updatedByName,
    });
    const state = shiftStateAfter(shift.state, "cancel");
    const version = shift.version + 1;
    const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
    const after = { ...shift, ...updated, state, version };
    const markWeeks =
      shift.state === "draft"
        ? await markWeeksTakenBack(store, [shift], new Map([[shift.id, after]]))
        : await markWeeksEdited(store, actor, [shift]);
    store.shifts.change(shift, after);
    auditShift(store, actor, { act: "cancelled", before: shift, after });
    markWeeks();
    return { version };
  });
}
