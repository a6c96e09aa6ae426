import type { ColumnMap } from "../../kernel/csv/map-columns.ts";
import { headingKey, mapColumns } from "../../kernel/csv/map-columns.ts";
import type { CsvLine, CsvTable } from "../../kernel/csv/read-csv.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { readClockDay, readMoment } from "../../kernel/csv/read-moment.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import type { ReadFile } from "../../records/batches/batch.ts";
import { MOST_COLUMNS, MOST_HEADING } from "../../records/batches/batch.ts";
import { punchFields } from "./punch-fields.ts";
import { readPunchKind } from "./punch-kinds.ts";

/**
 * The lines of a clock's file. Logs such as ZKTeco's `attlog.dat` have no line of headings: their
 * first line is a punch, and their columns have numbers.
 */
export function readPunchTable(text: string): CsvTable {
  const table = readCsv(text);
  if (!table.header.some(isDayOrMoment)) return table;
  const first: CsvLine = { line: 1, cells: table.header };
  const header = table.header.map(() => "");
  return { ...table, header, rows: [first, ...table.rows] };
}

function isDayOrMoment(cell: string): boolean {
  return (["day", "month"] as const).some(
    (order) => readMoment(cell, order) !== null || readClockDay(cell, order) !== null,
  );
}

function isMoment(cell: string): boolean {
  return (["day", "month"] as const).some((order) => readMoment(cell, order) !== null);
}

/**
 * The fields of the columns: as they were read the last time, then by their headings, and in a file
 * without headings by what the cells of the first line look like.
 */
export function guessPunchColumns(table: CsvTable, remembered: ReadFile | null): ColumnMap {
  const { header, rows } = table;
  if (header.every((heading) => heading === "")) {
    return wasSeen(table, remembered) ?? guessByCells(rows[0]?.cells ?? []);
  }
  const known = new Map(
    remembered?.columns.map(({ heading, field }) => [headingKey(heading), field]),
  );
  const before = header.map((heading) => known.get(headingKey(heading)));
  const free = punchFields.filter(({ id }) => !before.includes(id));
  const named = mapColumns(
    header.map((heading, index) => (before[index] === undefined ? heading : "")),
    free,
  );
  const taken = new Set<string>();
  return header.map((_heading, index) => {
    const field = before[index] === undefined ? (named[index] ?? null) : (before[index] ?? null);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A file without headings is as the last one if it has as many columns. */
function wasSeen({ header }: CsvTable, remembered: ReadFile | null): ColumnMap | null {
  const columns = remembered?.columns ?? [];
  const isSame = columns.length === header.length && columns.every(({ heading }) => heading === "");
  return isSame ? columns.map(({ field }) => field) : null;
}

/** The logs of clocks have the employee's number first, perhaps a name, the moment, the kind. */
function guessByCells(cells: readonly string[]): ColumnMap {
  const moment = cells.findIndex((cell) => isMoment(cell));
  const day = moment < 0 ? cells.findIndex((cell) => isDayOrMoment(cell)) : -1;
  const last = moment < 0 ? day + 1 : moment;
  const kind = kindColumn(cells, last);
  return cells.map((cell, index) => {
    if (index === moment) return "moment";
    if (day >= 0 && index === day) return "day";
    if (day >= 0 && index === last) return "time";
    if (index === kind) return "kind";
    if (index === 0) return "payrollId";
    return index === 1 && index < last && /\p{L}/u.test(cell) ? "name" : null;
  });
}

/** ZKTeco writes how the person was recognised before the kind: "1 2026-03-09 08:58:31 1 0 1 0". */
function kindColumn(cells: readonly string[], last: number): number {
  const isKind = (cell: string | undefined) =>
    cell !== undefined && cell !== "" && readPunchKind(cell) !== undefined;
  const found = cells.findIndex((cell, index) => index > last && isKind(cell));
  const isLog =
    cells.length - last >= 3 && cells.slice(last + 1).every((cell) => /^\d*$/u.test(cell));
  return isLog && found === last + 1 && isKind(cells[last + 2]) ? last + 2 : found;
}

/** How a file was read, for the next one of the company; longer headings are cut. */
export function readFileOf({
  header,
  map,
  dayOrder,
}: {
  header: readonly string[];
  map: ColumnMap;
  dayOrder: DayOrder;
}): ReadFile {
  const columns = header.slice(0, MOST_COLUMNS).map((heading, index) => ({
    heading: heading.slice(0, MOST_HEADING),
    field: map[index] ?? null,
  }));
  return { columns, dayOrder };
}
