import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { ChangedShift, PublishDiff } from "./publish-diff.ts";
import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";

/** The changes that publishing makes for one employee; null is for the open shifts. */
export interface PersonChanges<After = Shift> {
  employeeId: EmployeeId | null;
  added: After[];
  changed: ChangedShift<After>[];
  removed: PublishedShift[];
}

/**
 * Returns the diff by employee: a shift that passes from one to another is removed for the first
 * and added for the second. In order of first mention, the open shifts last.
 */
export function changesByPerson<After extends Pick<Shift, "employeeId">>(
  diff: PublishDiff<After>,
): PersonChanges<After>[] {
  const people = new Map<EmployeeId | null, PersonChanges<After>>();
  const of = (employeeId: EmployeeId | null): PersonChanges<After> => {
    const none = { employeeId, added: [], changed: [], removed: [] };
    const known = people.get(employeeId) ?? none;
    people.set(employeeId, known);
    return known;
  };
  for (const shift of diff.added) of(shift.employeeId).added.push(shift);
  for (const change of diff.changed) {
    const { before, after } = change;
    if (before.employeeId === after.employeeId) of(after.employeeId).changed.push(change);
    else {
      of(before.employeeId).removed.push(before);
      of(after.employeeId).added.push(after);
    }
  }
  for (const shift of diff.removed) of(shift.employeeId).removed.push(shift);
  const told = [...people.values()];
  return told.toSorted((a, b) => Number(a.employeeId === null) - Number(b.employeeId === null));
}
