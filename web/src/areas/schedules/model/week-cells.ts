import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import type { SaidPart } from "../../../entities/schedules/day-notes.ts";
import type { RosterWeek } from "./roster-context.ts";

/** A person's day, or a day of the open shifts: all that its cell shows. */
export interface CellData {
  shifts: readonly Shift[];
  /** The person's shifts at other locations on the day. */
  elsewhere: readonly Shift[];
  /** Deleted shifts of the day that staff still see. */
  removed: readonly PublishedShift[];
  /** The person's time off and availability on the day. */
  said: readonly SaidPart[] | null;
  /** The shifts whose change the server has not answered yet. */
  saving: readonly ShiftId[];
}

export type CellKey = `${string} ${string}`;

/** The name of a cell, which stays the same while its content changes. */
export function cellKey(employeeId: EmployeeId | null, day: LocalDate): CellKey {
  return `${employeeId ?? "open"} ${day}`;
}

const none: readonly never[] = [];

export const emptyCell: CellData = {
  shifts: none,
  elsewhere: none,
  removed: none,
  said: null,
  saving: none,
};

type CellSources = Pick<RosterWeek, "shifts" | "elsewhere" | "removed" | "notes" | "days">;

/**
 * Returns the cells of a week that are not empty. A cell whose parts are all the same objects as
 * before is the same object as before.
 */
export function weekCells(
  week: CellSources,
  saving: ReadonlySet<ShiftId>,
  before: ReadonlyMap<CellKey, CellData>,
): Map<CellKey, CellData> {
  const keyOf = (shift: Shift | PublishedShift) => cellKey(shift.employeeId, shift.day);
  const shifts = Map.groupBy(week.shifts.toSorted(byStart), keyOf);
  // An open shift of another location belongs to no row here.
  const away = week.elsewhere.filter(({ employeeId }) => employeeId !== null);
  const elsewhere = Map.groupBy(away.toSorted(byStart), keyOf);
  const removed = Map.groupBy(week.removed.toSorted(byStart), keyOf);
  const said = saidByCell(week);
  const keys = new Set([shifts, elsewhere, removed, said].flatMap((part) => [...part.keys()]));
  const cells = new Map<CellKey, CellData>();
  for (const key of keys) {
    const own = shifts.get(key) ?? none;
    const cell = {
      shifts: own,
      elsewhere: elsewhere.get(key) ?? none,
      removed: removed.get(key) ?? none,
      said: said.get(key) ?? null,
      saving: saving.size === 0 ? none : own.map(({ id }) => id).filter((id) => saving.has(id)),
    };
    const known = before.get(key);
    cells.set(key, known !== undefined && isSameCell(known, cell) ? known : cell);
  }
  return cells;
}

function saidByCell({ notes, days }: CellSources): Map<CellKey, readonly SaidPart[]> {
  const said = new Map<CellKey, readonly SaidPart[]>();
  for (const [employeeId, row] of notes) {
    for (const [index, note] of row.entries()) {
      const day = days[index];
      if (note !== null && day !== undefined) said.set(cellKey(employeeId, day), note);
    }
  }
  return said;
}

function isSameCell(a: CellData, b: CellData): boolean {
  return (
    a.said === b.said &&
    isSameList(a.shifts, b.shifts) &&
    isSameList(a.elsewhere, b.elsewhere) &&
    isSameList(a.removed, b.removed) &&
    isSameList(a.saving, b.saving)
  );
}

export function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a === b || (a.length === b.length && a.every((one, at) => one === b[at]));
}

function byStart(a: Shift | PublishedShift, b: Shift | PublishedShift): number {
  if (a.startsAt !== b.startsAt) return a.startsAt < b.startsAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
