import { rosterChanges } from "@crewline/domain/records/schedules/packed/roster-day";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import type { Collection } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import { changedFields } from "../../unit/document.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";
import { rosterDays } from "../packed/roster-days.ts";

/**
 * The shifts of the working roster. The same transaction packs each by its day, so a write names the
 * shift as it was before.
 */
export function plannedShifts(
  bound: CompanyUnit,
): Omit<Collection<Shift>, "create" | "save" | "remove"> & PlannedShifts {
  const { unit, path } = bound;
  const { create, save, remove, ...reads } = collection(unit, {
    path: `${path}/shifts`,
    schema: shiftSchema,
    what: "shift",
  });
  const days = rosterDays(bound);
  const pack = (before: Shift | null, after: Shift | null) => {
    for (const change of rosterChanges(before, after)) days.change(change);
  };
  return {
    ...reads,
    add: (shift) => {
      create(shift.id, shift);
      pack(null, shift);
    },
    change: (before, after) => {
      if (before === null) save(after.id, after);
      else saveChanged(bound, before, after);
      pack(before, after);
    },
    remove: (before) => {
      remove(before.id);
      pack(before, null);
    },
  };
}

/** Publishing changes two fields of each shift of a week, in one transaction of limited size. */
function saveChanged({ unit, path }: CompanyUnit, before: Shift, after: Shift): void {
  const changed = changedFields(before, after, shiftSchema);
  if (Object.keys(changed).length === 0) return;
  unit.update(unit.firestore.doc(`${path}/shifts/${after.id}`), changed);
}

export interface PlannedShifts {
  /** Fails if a shift of its id already exists. */
  add: (shift: Shift) => void;
  /** Saves what changed of a shift; `before` is the stored one, null only if there is certainly none. */
  change: (before: Shift | null, after: Shift) => void;
  /** Removes the stored shift. */
  remove: (before: Shift) => void;
}
