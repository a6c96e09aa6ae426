import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";

/** A shift that the server has not answered for yet; `shiftId` is known once it has. */
export interface UnsavedShift {
  key: string;
  shift: Shift;
  shiftId: ShiftId | null;
}

/** Changes to the week that live data does not show yet. */
export interface UnsavedShifts {
  added: readonly UnsavedShift[];
  /** By id, as they will be; each holds the version that was changed. */
  edited: Readonly<Record<ShiftId, Shift>>;
  /** The version that was removed, by id. */
  removed: Readonly<Record<ShiftId, number>>;
}

export const nothingUnsaved: UnsavedShifts = { added: [], edited: {}, removed: {} };

/**
 * The week with the user's unanswered changes applied to the live shifts. A change is dropped as
 * soon as live data shows another version, no matter who saved it.
 */
export function withUnsaved(live: readonly Shift[], unsaved: UnsavedShifts): Shift[] {
  const standing = live.filter(
    (shift) => shift.state !== "cancelled" && unsaved.removed[shift.id] !== shift.version,
  );
  const shown = standing.map((shift) => {
    const edited = unsaved.edited[shift.id];
    return edited?.version === shift.version ? edited : shift;
  });
  const ids = new Set(live.map((shift) => shift.id));
  const added = unsaved.added.filter(({ shiftId }) => shiftId === null || !ids.has(shiftId));
  return [...shown, ...added.map(({ shift }) => shift)];
}

/** Ids of the shifts whose change the server has not confirmed by live data. */
export function unsavedIds(live: readonly Shift[], unsaved: UnsavedShifts): Set<ShiftId> {
  const edited = live.filter((shift) => unsaved.edited[shift.id]?.version === shift.version);
  const ids = new Set(live.map((shift) => shift.id));
  const added = unsaved.added.filter(({ shiftId }) => shiftId === null || !ids.has(shiftId));
  return new Set([...edited.map(({ id }) => id), ...added.map(({ shift }) => shift.id)]);
}
