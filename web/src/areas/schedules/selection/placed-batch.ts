import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, daysBetween } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CellPlace } from "../model/cell-place.ts";
import type { GridFrame, GridStep } from "./cell-range.ts";
import { cellAfter } from "./cell-range.ts";

/** A shift and the cell that it is to go to. */
export interface PlacedInBatch {
  shift: Shift;
  place: CellPlace;
}

/** Returns the shifts a step further, or null where one of them would leave the grid. */
export function steppedBatch(
  shifts: readonly Shift[],
  step: GridStep,
  frame: GridFrame,
): PlacedInBatch[] | null {
  const placed = shifts.flatMap((shift) => {
    const place = cellAfter(shift, step, frame);
    return place === null ? [] : [{ shift, place }];
  });
  return placed.length === shifts.length ? placed : null;
}

/**
 * Returns where copied shifts go when they are pasted at a cell, or with null at the same days of
 * the week. The first day goes to the day of the cell and the others keep their distance. Pasted at
 * the topmost person of them everyone keeps their shifts; the shifts of one person go to the person
 * of the cell, those of several to the people as many rows further. Shifts that would leave the
 * grid are left out.
 */
export function pastedBatch(
  shifts: readonly Shift[],
  at: CellPlace | null,
  frame: GridFrame,
): PlacedInBatch[] {
  const days = daysToMove(shifts, at, frame);
  const personOf = pastedPerson(shifts, at, frame);
  return shifts.flatMap((shift) => {
    const employeeId = personOf(shift.employeeId);
    const day = addDays(shift.day, days);
    if (employeeId === undefined || !frame.days.includes(day)) return [];
    return [{ shift, place: { employeeId, day } }];
  });
}

function daysToMove(shifts: readonly Shift[], at: CellPlace | null, { days }: GridFrame): number {
  const [first] = shifts.toSorted((a, b) => a.day.localeCompare(b.day));
  if (first === undefined) return 0;
  if (at !== null) return daysBetween(first.day, at.day);
  return daysBetween(first.weekStart, days[0] ?? first.weekStart);
}

type PersonAfter = (employeeId: EmployeeId | null) => EmployeeId | null | undefined;

function pastedPerson(
  shifts: readonly Shift[],
  at: CellPlace | null,
  { rows }: GridFrame,
): PersonAfter {
  const people = [...new Set(shifts.map(({ employeeId }) => employeeId))];
  const rowOf = (one: EmployeeId | null) => rows.indexOf(one);
  const [topmost] = people.toSorted((a, b) => rowOf(a) - rowOf(b));
  if (at === null || at.employeeId === topmost) return (employeeId) => employeeId;
  if (people.length === 1 || topmost === undefined) return () => at.employeeId;
  const further = rowOf(at.employeeId) - rowOf(topmost);
  return (employeeId) => (rowOf(employeeId) < 0 ? undefined : rows[rowOf(employeeId) + further]);
}

/** Returns the shifts of the first chosen cell of each row, for each other chosen cell of the row. */
export function filledRight(
  cells: readonly CellPlace[],
  shiftsAt: (place: CellPlace) => readonly Shift[],
): PlacedInBatch[] {
  const rows = Map.groupBy(cells, ({ employeeId }) => employeeId);
  return [...rows.values()].flatMap((row) => {
    const [first, ...others] = row.toSorted((a, b) => a.day.localeCompare(b.day));
    if (first === undefined) return [];
    return others.flatMap((place) => shiftsAt(first).map((shift) => ({ shift, place })));
  });
}
