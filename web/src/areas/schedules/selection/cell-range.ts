import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CellPlace } from "../model/cell-place.ts";

/** The rows and days of the grid in the order of the screen; null is the row of open shifts. */
export interface GridFrame {
  rows: readonly (EmployeeId | null)[];
  days: readonly LocalDate[];
}

/** Returns the cells of the rectangle between two cells, in reading order; none for unknown ones. */
export function cellsBetween(from: CellPlace, to: CellPlace, frame: GridFrame): CellPlace[] {
  const rows = between(frame.rows, from.employeeId, to.employeeId);
  const days = between(frame.days, from.day, to.day);
  return rows.flatMap((employeeId) => days.map((day) => ({ employeeId, day })));
}

function between<T>(all: readonly T[], a: T, b: T): T[] {
  const [first, last] = [all.indexOf(a), all.indexOf(b)].toSorted((x, y) => x - y);
  if (first === undefined || last === undefined || first < 0) return [];
  return all.slice(first, last + 1);
}

/** So many rows down and days later. */
export interface GridStep {
  rows: number;
  days: number;
}

/** The step of an arrow key. */
export function stepOf(key: string): GridStep {
  const rows = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const days = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  return { rows, days };
}

/** Returns the cell a step away; null outside of the grid. */
export function cellAfter(from: CellPlace, step: GridStep, frame: GridFrame): CellPlace | null {
  const row = frame.rows.indexOf(from.employeeId);
  const column = frame.days.indexOf(from.day);
  const employeeId = row < 0 ? undefined : frame.rows[row + step.rows];
  const day = column < 0 ? undefined : frame.days[column + step.days];
  return employeeId === undefined || day === undefined ? null : { employeeId, day };
}
