import type { Shift } from "@crewline/domain/records/schedules/shift";
import { shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import type { Actor } from "../../../operations/commands/actor.ts";
import { auditShift } from "../../../operations/history/audit-shift.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** A shift once it is removed: null for a draft, else deleted as an unpublished change. */
export function removedShift(shift: Shift, actor: Actor): Shift | null {
  if (shift.state === "draft") return null;
  const state = shiftStateAfter(shift.state, "cancel");
  const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
  return { ...shift, ...updated, state, version: shift.version + 1 };
}

/**
 * Removes shifts whose weeks the caller marks with `markWeeksEdited` or `markWeeksTakenBack`. Returns
 * those that are kept as deleted.
 */
export function removeShifts(store: CompanyStore, actor: Actor, shifts: readonly Shift[]): Shift[] {
  return shifts.flatMap((before) => {
    const after = removedShift(before, actor);
    if (after === null) store.shifts.remove(before);
    else store.shifts.change(before, after);
    auditShift(store, actor, { act: after === null ? "removed" : "cancelled", before, after });
    return after ?? [];
  });
}
