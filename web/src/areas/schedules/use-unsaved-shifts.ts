import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { UnsavedShifts } from "./unsaved-shifts.ts";
import { nothingUnsaved } from "./unsaved-shifts.ts";

export interface UnsavedStore {
  unsaved: UnsavedShifts;
  /** Shows a shift that has no id of the server's yet. */
  add: (shift: Shift) => void;
  /** Tells the id that the server gave, or null when it refused. */
  settleAdd: (key: string, shiftId: ShiftId | null) => void;
  edit: (shift: Shift) => void;
  remove: (shift: Shift) => void;
  /** Takes an edit or a removal back, because the server refused it. */
  forget: (shiftId: ShiftId) => void;
}

/** Changes to the week that live data does not show yet; see `withUnsaved`. */
export function useUnsavedShifts(): UnsavedStore {
  const [unsaved, setUnsaved] = useState<UnsavedShifts>(nothingUnsaved);
  return {
    unsaved,
    add: (shift) =>
      setUnsaved((before) => ({
        ...before,
        added: [...before.added, { key: shift.id, shift, shiftId: null }],
      })),
    settleAdd: (key, shiftId) =>
      setUnsaved((before) => ({
        ...before,
        added: before.added.flatMap((one) => {
          if (one.key !== key) return [one];
          return shiftId === null ? [] : [{ ...one, shiftId }];
        }),
      })),
    edit: (shift) =>
      setUnsaved((before) => ({ ...before, edited: { ...before.edited, [shift.id]: shift } })),
    remove: (shift) =>
      setUnsaved((before) => ({
        ...before,
        removed: { ...before.removed, [shift.id]: shift.version },
      })),
    forget: (shiftId) =>
      setUnsaved((before) => ({
        ...before,
        edited: without(before.edited, shiftId),
        removed: without(before.removed, shiftId),
      })),
  };
}

function without<T>(entries: Readonly<Record<ShiftId, T>>, key: string): Record<ShiftId, T> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}
