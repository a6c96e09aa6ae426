import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { SalesHour } from "../../records/sales/sales-month.ts";
import type { PastedBlock } from "../../rules/sales/pasted-block.ts";
import type { DayTerms } from "./day-named.ts";
import { dayNamed } from "./day-named.ts";
import { readHourStart } from "./read-hour.ts";
import type { SalesCell } from "./sales-sheet.ts";

export interface PasteTerms extends Omit<DayTerms, "days"> {
  /** The cells on screen, row by row; null for an hour that the clock of the day does not show. */
  grid: readonly (readonly (SalesCell | null)[])[];
  /** The cell in which the paste happens. */
  at: SalesCell;
  /** The hours that the clock shows on a day. */
  hoursOf: (day: LocalDate) => readonly SalesHour[];
  /** True for a text that is an amount, as the reader or their spreadsheet writes it. */
  isAmount: (text: string) => boolean;
}

export interface PastedSales extends PastedBlock {
  cells: (SalesCell & { text: string })[];
  /** What had no cell, as it was pasted. */
  left: string[];
}

/**
 * Returns where the cells of a pasted block belong: a list of day, hour and amount by what it names;
 * a block with days above and hours at the left by its headings; any other from the cell on, to the
 * right and down, a row of amounts also down a single column. A label is never taken as an amount:
 * one row loses it, several rows are refused, because nothing says for which days they are. Nothing
 * is lost: what finds no cell is returned as it is. Null for a single cell, which the field takes
 * itself.
 */
export function pasteSales(text: string, terms: PasteTerms): PastedSales | null {
  const rows = withoutEnd(text.split(/\r\n|\r|\n/u)).map(divided);
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.length === 1)) return null;
  return (
    pasteList(rows, terms) ??
    pasteTable(rows, terms) ??
    pasteLabelled(rows, terms) ??
    pasteFrom(rows, terms)
  );
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

function daysOf(grid: PasteTerms["grid"]): LocalDate[] {
  return [...new Set(grid.flat().flatMap((cell) => cell?.day ?? []))];
}

function dayIn(text: string, { grid, ...terms }: PasteTerms): LocalDate | null {
  return dayNamed(text, { ...terms, days: daysOf(grid) });
}

type Rows = readonly (readonly string[])[];

/**
 * Lines of "day, amount" or "day, hour, amount", with or without headings. A line without a day,
 * such as the sum below, has no cell.
 */
function pasteList(rows: Rows, terms: PasteTerms): PastedSales | null {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  const isLine = (row: readonly string[]) => dayIn(row[0] ?? "", terms) !== null;
  const body = isLine(filled[0] ?? []) ? filled : filled.slice(1);
  if (!isLine(body[0] ?? [])) return null;
  const width = Math.max(...body.map((row) => row.length));
  // "100" is an amount, though it reads as one o'clock.
  const isHourText = (cell: string) => !/^\d{3}/u.test(cell) && readHourStart(cell) !== null;
  const hasHours = body.some((row) => row.length > 2 && isHourText(row[1] ?? ""));
  if (width > (hasHours ? 3 : 2)) return refused("severalAmounts", []);
  if (width < 2) return null;
  const days = daysOf(terms.grid);
  const seen = new Set<string>();
  return gathered(
    body.map((row) => {
      const day = dayIn(row[0] ?? "", terms) ?? "";
      const text = row.at(-1) ?? "";
      const cell = { day, hour: row.length === 2 ? null : hourNamed(row[1] ?? "", day, seen) };
      const isKnown =
        days.includes(day) &&
        (row.length === 2 || (cell.hour !== null && terms.hoursOf(day).includes(cell.hour)));
      return isKnown ? { ...cell, text } : row.join("  ");
    }),
    { takenAs: hasHours ? "daysAndHours" : "days" },
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
function pasteTable(rows: Rows, terms: PasteTerms): PastedSales | null {
  const [head = [], ...body] = rows;
  const days = head.slice(1).map((cell) => dayIn(cell, terms));
  if (body.length === 0 || days.length === 0 || days.some((day) => day === null)) return null;
  const ofDays = labelsOf(body.filter(([label = ""]) => readHourStart(label) === null));
  if (ofDays.length > 1) return refused("rowNames", ofDays);
  const shown = daysOf(terms.grid);
  const seen = new Set<string>();
  return gathered(
    body.flatMap(([label = "", ...cells]) => {
      const hour = readHourStart(label) === null ? null : hourNamed(label, "", seen);
      return cells.flatMap((text, index) => {
        const day = days[index] ?? "";
        if (text === "") return [];
        const isKnown = shown.includes(day) && (hour === null || terms.hoursOf(day).includes(hour));
        return [isKnown ? { day, hour, text } : `${day}  ${label}  ${text}`];
      });
    }),
    { takenAs: "table", labels: ofDays },
  );
}

/** A block with labels or hours at the left of its rows, and maybe a row of headings above. */
function pasteLabelled(rows: Rows, terms: PasteTerms): PastedSales | null {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  const isText = (cell: string) => cell !== "" && !terms.isAmount(cell);
  const [head = []] = filled;
  const hasHeadings = filled.length > 1 && head.every((cell) => cell === "" || isText(cell));
  const body = hasHeadings ? filled.slice(1) : filled;
  const isByHour = terms.grid.some((row) =>
    row.some((cell) => cell !== null && cell.hour !== null),
  );
  if (isByHour && body.every(([label = "", one]) => isHour(label, terms) && one !== undefined)) {
    return pasteHours(body, terms);
  }
  const isLabelled = body.every(([label = "", one]) => isText(label) && one !== undefined);
  if (!isLabelled) return hasHeadings ? pasteFrom(body, terms, head.filter(isText)) : null;
  if (body.length > 1) return refused("rowNames", labelsOf(body));
  const amounts = body.map(([_label, ...cells]) => cells);
  return { ...pasteFrom(amounts, terms, labelsOf(body)), takenAs: "label" };
}

/** An hour as "9 AM" or "09:00"; a bare "9" may be an amount. */
function isHour(label: string, { isAmount }: PasteTerms): boolean {
  return !isAmount(label) && readHourStart(label) !== null;
}

/** Rows with their hour at the left, from the day of the cell on. */
function pasteHours(rows: Rows, { grid, at, hoursOf }: PasteTerms): PastedSales {
  const days = daysOf(grid);
  const from = days.indexOf(at.day);
  const seen = new Set<string>();
  return gathered(
    rows.flatMap(([label = "", ...cells]) => {
      const hour = hourNamed(label, "", seen);
      return cells.map((text, right) => {
        const day = days[from + right];
        const isKnown = day !== undefined && hour !== null && hoursOf(day).includes(hour);
        return isKnown ? { day, hour, text } : `${label}  ${text}`;
      });
    }),
    { takenAs: "hours" },
  );
}

function pasteFrom(rows: Rows, { grid, at }: PasteTerms, labels: string[] = []): PastedSales {
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
    { takenAs: labels.length === 0 ? null : "label", labels },
  );
}

function labelsOf(rows: Rows): string[] {
  return rows.flatMap(([label = ""]) => (label === "" ? [] : [label]));
}

function refused(why: "rowNames" | "severalAmounts", labels: string[]): PastedSales {
  return { cells: [], left: [], takenAs: null, labels, refused: why };
}

function gathered(
  all: readonly (string | (SalesCell & { text: string }))[],
  taken: Pick<PastedBlock, "takenAs"> & Partial<Pick<PastedBlock, "labels">>,
): PastedSales {
  return {
    cells: all.flatMap((one) => (typeof one === "string" ? [] : [one])),
    left: all.flatMap((one) => (typeof one === "string" && one !== "" ? [one] : [])),
    labels: [],
    ...taken,
    refused: null,
  };
}
