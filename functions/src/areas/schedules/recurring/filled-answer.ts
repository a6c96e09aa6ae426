import type { Filled, RecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import type { SkippedShift } from "@crewline/domain/rules/schedules/skipped-shift";
import { skippedOnDay } from "@crewline/domain/words/schedules/skipped-words";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { PutShifts } from "../../../operations/schedules/recurring/put-shifts.ts";

/** Says what became of the shifts of a recurring shift. */
export function filledAnswer(
  { id }: Pick<RecurringShift, "id">,
  {
    put,
    removed,
    undo,
    actor,
  }: Pick<Filled, "removed" | "undo"> & { put: PutShifts; actor: Actor },
): Filled {
  const { added, changed } = put;
  const left = (shifts: readonly SkippedShift[]) =>
    shifts.map((one) => skippedOnDay(one, actor.locale));
  const report = { opened: left(put.opened), skipped: left(put.skipped) };
  return { recurringShiftId: id, undo, added, changed, removed, ...report };
}
