import type { removeDraftsSchema } from "@crewline/domain/records/schedules/schedule";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksTakenBack } from "../../operations/schedules/mark-weeks-taken-back.ts";

type Input = z.infer<typeof removeDraftsSchema>;

/**
 * Removes drafts that were neither published nor changed; those published or edited in the meantime
 * stay and are counted.
 */
export function removeDrafts(actor: Actor, input: Input) {
  return command(actor, input, async (store) => {
    const found = await store.shifts.findAll(input.shiftIds);
    const mine = found.filter(({ locationId }) => actor.locationIds?.includes(locationId) ?? true);
    const untouched = mine.filter(({ state, version }) => state === "draft" && version === 1);
    const gone = new Map(untouched.map(({ id }) => [id, null]));
    const markWeeks = await markWeeksTakenBack(store, untouched, gone);
    for (const shift of untouched) {
      store.shifts.remove(shift);
      auditShift(store, actor, { act: "removed", before: shift, after: null });
    }
    markWeeks();
    return { removed: untouched.length, kept: mine.length - untouched.length };
  });
}
