import type { Shift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";

interface WorkOfShifts {
  /** Each shift with its entries, the earliest first. */
  worked: { shift: Shift; own: TimeEntry[] }[];
  /** Entries without a shift. */
  rest: TimeEntry[];
}

/**
 * Finds the entries of each shift: those that name it, or that name none and overlap a shift of the
 * same employee. An entry belongs to one shift at most.
 */
export function workOfShifts(
  shifts: readonly Shift[],
  entries: readonly TimeEntry[],
): WorkOfShifts {
  const rest = new Set(entries);
  const worked = shifts.map((shift) => {
    const own = entries.filter((entry) => rest.has(entry) && belongsTo(entry, shift));
    for (const entry of own) rest.delete(entry);
    return { shift, own: own.toSorted(byStart) };
  });
  return { worked, rest: [...rest] };
}

function belongsTo(entry: TimeEntry, shift: Shift): boolean {
  if (entry.employeeId !== shift.employeeId) return false;
  if (entry.shiftId !== null) return entry.shiftId === shift.id;
  const { startsAt, endsAt } = entry.payable;
  return startsAt < shift.endsAt && (endsAt === null || endsAt > shift.startsAt);
}

function byStart(a: TimeEntry, b: TimeEntry): number {
  return a.payable.startsAt < b.payable.startsAt ? -1 : 1;
}
