import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";

/** What one change does to its shift. */
export type ChangeOfShift =
  | { kind: "add"; shift: Shift }
  | { kind: "edit"; fields: Partial<ShiftPlan>; placed: PlacedShift }
  | { kind: "remove" };

/** A change of the week that live data does not show yet. */
export type PendingChange = ChangeOfShift & {
  token: string;
  shiftId: ShiftId;
  /** The version that the server answered with; null while it has not answered. */
  savedVersion: number | null;
};

/**
 * Returns the shifts that are not deleted, with the pending changes applied in order, field by
 * field: other fields follow live data. An edited shift is the same object while nothing changes.
 */
export function withPending(live: readonly Shift[], pending: readonly PendingChange[]): Shift[] {
  const standing = live.filter(({ state }) => state !== "cancelled");
  if (pending.length === 0) return standing;
  const liveIds = new Set(live.map(({ id }) => id));
  const shown = new Map(standing.map((shift) => [shift.id, shift]));
  for (const change of pending) {
    const { shiftId } = change;
    const before = shown.get(shiftId);
    if (change.kind === "remove") shown.delete(shiftId);
    else if (change.kind === "edit" && before !== undefined) {
      shown.set(shiftId, edited(change, before));
    } else if (change.kind === "add" && !liveIds.has(shiftId)) shown.set(shiftId, change.shift);
  }
  return [...shown.values()];
}

type Edit = Extract<PendingChange, { kind: "edit" }>;

const editedShifts = new WeakMap<Shift, WeakMap<object, Shift>>();

function edited({ fields, placed }: Edit, before: Shift): Shift {
  const results = editedShifts.get(before) ?? new WeakMap<object, Shift>();
  const after = results.get(fields) ?? { ...before, ...fields, ...placed };
  editedShifts.set(before, results.set(fields, after));
  return after;
}

/** Leaves out the changes that live data shows, or has passed, no matter who saved last. */
export function stillPending(
  live: readonly Shift[],
  pending: readonly PendingChange[],
): readonly PendingChange[] {
  if (pending.length === 0) return pending;
  const versions = new Map(live.map(({ id, version }) => [id, version]));
  const rest = pending.filter(({ shiftId, savedVersion }) => {
    const version = versions.get(shiftId);
    return savedVersion === null || version === undefined || version < savedVersion;
  });
  return rest.length === pending.length ? pending : rest;
}

/** The shifts whose change the server has not answered yet. */
export function unansweredIds(pending: readonly PendingChange[]): Set<ShiftId> {
  const unanswered = pending.filter(({ savedVersion }) => savedVersion === null);
  return new Set(unanswered.map(({ shiftId }) => shiftId));
}

/** Returns the fields of a plan that differ from the plan before. */
export function changedFields(before: ShiftPlan, after: ShiftPlan): Partial<ShiftPlan> {
  const fields = Object.entries(after);
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(fields.filter(([field, value]) => known.get(field) !== value));
}
