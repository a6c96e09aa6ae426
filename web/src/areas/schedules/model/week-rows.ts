import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { RosterWeek } from "./roster-context.ts";
import type { CellData } from "./week-cells.ts";
import { isSameList } from "./week-cells.ts";

/** A person's week, or the week of the open shifts, as a row of the grid. */
export interface RowData {
  /** The name in the grid. */
  who: string;
  /** Undefined for the open shifts, and for people who left the location but have a shift. */
  person: Employee | undefined;
  cells: readonly CellData[];
  /** At this location, in order of time. */
  shifts: readonly Shift[];
  elsewhere: readonly Shift[];
  plannedSeconds: number;
  elsewhereSeconds: number;
}

export const emptyRow: RowData = {
  who: "",
  person: undefined,
  cells: [],
  shifts: [],
  elsewhere: [],
  plannedSeconds: 0,
  elsewhereSeconds: 0,
};

/** Returns a row; the same object as before if all of its parts are. */
export function weekRow(
  { who, person, cells }: Pick<RowData, "who" | "person" | "cells">,
  before: RowData | undefined,
): RowData {
  if (before?.who === who && before.person === person && isSameList(before.cells, cells)) {
    return before;
  }
  const shifts = cells.flatMap((cell) => cell.shifts);
  const elsewhere = cells.flatMap((cell) => cell.elsewhere);
  const secondsOf = (all: readonly Shift[]) =>
    all.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
  return {
    who,
    person,
    cells,
    shifts,
    elsewhere,
    plannedSeconds: secondsOf(shifts),
    elsewhereSeconds: secondsOf(elsewhere),
  };
}

/**
 * Returns the people of the location by name, then others who have a shift here or had a published
 * one; the same list as before if it did not change.
 */
export function rowOrder(
  { people, removed, shifts }: Pick<RosterWeek, "people" | "removed" | "shifts">,
  before: readonly EmployeeId[],
): readonly EmployeeId[] {
  const others = [...removed, ...shifts].flatMap(({ employeeId }) => employeeId ?? []);
  const order = [...new Set([...people.map(({ id }) => id), ...others])];
  return isSameList(order, before) ? before : order;
}
