import type {
  Ended,
  endRecurringShiftSchema,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { markWeeksTakenBack } from "../../../operations/schedules/mark-weeks-taken-back.ts";
import { comingShifts } from "./coming-shifts.ts";
import { getRecurring } from "./get-recurring.ts";
import { keepRecurring } from "./keep-recurring.ts";
import { removedShift, removeShifts } from "./remove-shifts.ts";
import { saveEnded } from "./save-ended.ts";

type Input = z.infer<typeof endRecurringShiftSchema>;

/**
 * Ends a recurring shift before a day. Its drafts from that day on are removed; its published shifts
 * stay, or are deleted as unpublished changes. What has begun, and what lies in a locked week, stays.
 */
export async function endRecurring(actor: Actor, input: Input): Promise<Ended> {
  const { locationId } = await getRecurring(actor, input.recurringShiftId);
  return commandInTurn(actor, { input, turn: `schedule of ${locationId}` }, async (store) => {
    const recurring = await store.recurringShifts.get(input.recurringShiftId);
    requireReach(actor, { locationIds: [recurring.locationId], what: "recurringShift" });
    const changedBy = recurring.savedByName;
    requireVersion(recurring, input.expectedVersion, { what: "recurringShift", changedBy });
    const { fromDay, deletesPublished } = input;
    const coming = await comingShifts(store, recurring, fromDay);
    const gone = coming.filter(({ state }) => state === "draft" || deletesPublished);
    const after = new Map(gone.map((shift) => [shift.id, removedShift(shift, actor)]));
    const markWeeks = await markWeeksTakenBack(store, gone, after);
    const { idempotencyKey } = input;
    const keep = await keepRecurring(store, actor, { act: "ended", idempotencyKey, recurring });
    const ended = saveEnded(store, actor, { recurring, fromDay });
    const deleted = removeShifts(store, actor, gone);
    markWeeks();
    const change = { before: gone, after: deleted };
    const undo = keep({ began: null, ended: { before: recurring, after: ended }, ...change });
    const { version } = ended;
    return { removed: gone.length, kept: coming.length - gone.length, version, undo };
  });
}
