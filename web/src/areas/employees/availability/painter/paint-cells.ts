import { localTimeOf } from "@crewline/domain/kernel/time/local-time";
import type { PaintedBox, PaintedWeek } from "@crewline/domain/rules/availability/painted-week";
import { DAY_MINUTES, kindOf } from "@crewline/domain/rules/availability/painted-week";
import type { StatedKind } from "@crewline/domain/records/employees/availability";

export const CELL_MINUTES = 30;
export const ROWS = DAY_MINUTES / CELL_MINUTES;

/** A half hour of a day of the week. */
export interface Cell {
  row: number;
  day: number;
}

/** The rectangle between two cells, both included. */
export function boxOf(a: Cell, b: Cell): PaintedBox {
  return {
    firstDay: Math.min(a.day, b.day),
    lastDay: Math.max(a.day, b.day),
    start: Math.min(a.row, b.row) * CELL_MINUTES,
    end: (Math.max(a.row, b.row) + 1) * CELL_MINUTES,
  };
}

export function isInBox(
  { row, day }: Cell,
  { firstDay, lastDay, start, end }: PaintedBox,
): boolean {
  const minute = row * CELL_MINUTES;
  return day >= firstDay && day <= lastDay && minute >= start && minute < end;
}

/** What most of a half hour says; null where that is nothing. */
export function kindOfCell(week: PaintedWeek, { row, day }: Cell): StatedKind | null {
  const from = day * DAY_MINUTES + row * CELL_MINUTES;
  const minutes = Array.from(week.slice(from, from + CELL_MINUTES));
  const count = (code: number) => minutes.filter((one) => one === code).length;
  const [most = 0] = minutes.toSorted((a, b) => count(b) - count(a));
  const kind = kindOf(most);
  return kind === "available" ? null : kind;
}

/** The wall times of a rectangle; its end may be midnight. */
export function timesOfBox({ start, end }: PaintedBox) {
  return { startsAtLocal: localTimeOf(start * 60), endsAtLocal: localTimeOf(end * 60) };
}

/** The cell beside one by an arrow key, Home or End; null for other keys. */
export function cellByKey(key: string, { row, day }: Cell): Cell | null {
  switch (key) {
    case "ArrowUp":
      return { day, row: Math.max(0, row - 1) };
    case "ArrowDown":
      return { day, row: Math.min(ROWS - 1, row + 1) };
    case "ArrowLeft":
      return { day: Math.max(0, day - 1), row };
    case "ArrowRight":
      return { day: Math.min(6, day + 1), row };
    case "Home":
      return { day, row: 0 };
    case "End":
      return { day, row: ROWS - 1 };
    default:
      return null;
  }
}
