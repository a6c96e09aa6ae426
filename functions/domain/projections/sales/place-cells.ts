import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { SalesCell, SalesSheet } from "./sales-sheet.ts";
import { hasHours } from "./sales-sheet.ts";

type PastedCell = SalesCell & { text: string };

interface PlacedCells {
  placed: PastedCell[];
  /** Cells of days to come, and totals of days that keep their amounts by hour. */
  left: PastedCell[];
}

/** Divides pasted cells into those that the sheet takes and those that it has no field for. */
export function placeCells(
  sheet: SalesSheet,
  cells: readonly PastedCell[],
  today: LocalDate,
): PlacedCells {
  const pastedByHour = new Set(cells.flatMap(({ day, hour }) => (hour === null ? [] : [day])));
  const keepsHours = ({ day, hour, text }: PastedCell) => {
    if (hour !== null || text === "" || pastedByHour.has(day)) return false;
    const before = sheet[day];
    return before !== undefined && hasHours(before);
  };
  const isLeft = (cell: PastedCell) => cell.day > today || keepsHours(cell);
  return {
    placed: cells.filter((cell) => !isLeft(cell)),
    left: cells.filter(isLeft),
  };
}
