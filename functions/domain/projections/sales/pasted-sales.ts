import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readClockDay } from "../../kernel/csv/read-moment.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { SalesHour } from "../../records/sales/sales-month.ts";
import { readHourStart } from "./read-hour.ts";
import type { SalesCell } from "./sales-sheet.ts";

export interface PasteTerms {
  /** The cells on screen, row by row; null for an hour that the clock of the day does not show. */
  grid: readonly (readonly (SalesCell | null)[])[];
  /** The cell in which the paste happens. */
  at: SalesCell;
  /** The hours that the clock shows on a day. */
  hoursOf: (day: LocalDate) => readonly SalesHour[];
  dayOrder: DayOrder;
}

export interface PastedSales {
  cells: (SalesCell & { text: string })[];
  /** What had no cell, as it was pasted. */
  left: string[];
}

/**
 * Returns where the cells of a pasted block belong: a list of day, hour and amount by what it names;
 * a block with days above and hours at the left by its headings; any other from the cell on, to the
 * right and down, a row of amounts also down a single column. Nothing is lost: what finds no cell is
 * returned as it is. Null for a single cell, which the field takes itself.
 */
export function pasteSales(text: string, terms: PasteTerms): PastedSales | null {
  const rows = withoutEnd(text.split(/\r\n|\r|\n/u)).map(divided);
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.length === 1)) return null;
  return pasteList(rows, terms) ?? pasteTable(rows, terms) ?? pasteFrom(rows, terms);
}

/** The lines without the empty ones at the end; others keep their place in a block. */
function withoutEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== "") + 1);
}

/** Spreadsheets divide by tabs. Without one, "1,240.50" is one amount, unless a day is before it. */
function divided(line: string): string[] {
  const isList = /^(?:\p{L}+\.?,?\s+)?\d{1,4}[./-]\d{1,2}[./-]\d/u.test(line.trim());
  const commas = isList && !line.includes(";") ? "," : ";";
  return line.split(line.includes("\t") ? "\t" : commas).map((cell) => cell.trim());
}

function daysOf(grid: PasteTerms["grid"]): ReadonlySet<LocalDate> {
  return new Set(grid.flat().flatMap((cell) => cell?.day ?? []));
}

type Rows = readonly (readonly string[])[];

/** Lines of "day, amount" or "day, hour, amount", with or without headings. */
function pasteList(rows: Rows, { grid, hoursOf, dayOrder }: PasteTerms): PastedSales | null {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  const isLine = (row: readonly string[]) =>
    (row.length === 2 || row.length === 3) && readClockDay(row[0] ?? "", dayOrder) !== null;
  const body = isLine(filled[0] ?? []) ? filled : filled.slice(1);
  if (body.length === 0 || !body.every(isLine)) return null;
  const days = daysOf(grid);
  const seen = new Set<string>();
  return gathered(
    body.map((row) => {
      const day = readClockDay(row[0] ?? "", dayOrder) ?? "";
      const text = row.at(-1) ?? "";
      const cell = { day, hour: row.length === 2 ? null : hourNamed(row[1] ?? "", day, seen) };
      const isKnown =
        days.has(day) &&
        (row.length === 2 || (cell.hour !== null && hoursOf(day).includes(cell.hour)));
      return isKnown ? { ...cell, text } : row.join("  ");
    }),
  );
}

/** The hour that a line names; the second line of it is the second hour where the clocks go back. */
function hourNamed(text: string, day: LocalDate, seen: Set<string>): SalesHour | null {
  const time = readHourStart(text);
  if (time === null || !time.endsWith(":00")) return null;
  const hour = time.slice(0, 2);
  const isSecond = seen.has(`${day} ${hour}`);
  seen.add(`${day} ${hour}`);
  return isSecond ? `${hour}b` : hour;
}

/** A block with days above its columns and hours, or nothing, at the left of its rows. */
function pasteTable(rows: Rows, { grid, hoursOf, dayOrder }: PasteTerms): PastedSales | null {
  const [head = [], ...body] = rows;
  const days = head.slice(1).map((cell) => readClockDay(cell, dayOrder));
  if (body.length === 0 || days.length === 0 || days.some((day) => day === null)) return null;
  const shown = daysOf(grid);
  const seen = new Set<string>();
  return gathered(
    body.flatMap(([label = "", ...cells]) => {
      const hour = readHourStart(label) === null ? null : hourNamed(label, "", seen);
      return cells.flatMap((text, index) => {
        const day = days[index] ?? "";
        if (text === "") return [];
        const isKnown = shown.has(day) && (hour === null || hoursOf(day).includes(hour));
        return [isKnown ? { day, hour, text } : `${day}  ${label}  ${text}`];
      });
    }),
  );
}

function pasteFrom(rows: Rows, { grid, at }: PasteTerms): PastedSales {
  const isRow = rows.length === 1 && grid.every((row) => row.length <= 1);
  const block = isRow ? (rows[0] ?? []).map((cell) => [cell]) : rows;
  const isAt = (cell: SalesCell | null) => cell?.day === at.day && cell.hour === at.hour;
  const top = grid.findIndex((row) => row.some(isAt));
  const left = (grid[top] ?? []).findIndex(isAt);
  return gathered(
    block.flatMap((cells, down) =>
      cells.map((text, right) => {
        const cell = grid[top + down]?.[left + right];
        return cell === undefined || cell === null ? text : { ...cell, text };
      }),
    ),
  );
}

function gathered(all: readonly (string | (SalesCell & { text: string }))[]): PastedSales {
  return {
    cells: all.flatMap((one) => (typeof one === "string" ? [] : [one])),
    left: all.flatMap((one) => (typeof one === "string" && one !== "" ? [one] : [])),
  };
}
