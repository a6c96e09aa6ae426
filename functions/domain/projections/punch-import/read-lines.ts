import type { ColumnMap } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";
import type { ImportedWork } from "../../rules/imported-time/imported-work.ts";
import { importWords } from "../../words/imports/import-words.ts";
import type { CellOf, LineWork, PunchTerms } from "./punch-terms.ts";
import { lineReader } from "./read-line-work.ts";
import { readPunch, readWork } from "./read-times.ts";
import type { Row } from "./file-rows.ts";
import { refused, unchanged } from "./file-rows.ts";

/** A punch of a line. */
export type FilePunch = LineWork & { line: number; at: Instant; kind: PunchKind | null };

/** A whole piece of work of a line, or of the punches of several. */
export interface FileWork
  extends LineWork, Pick<ImportedWork, "startsAt" | "endsAt" | "breaks" | "hasPunchedBreaks"> {
  line: number;
}

export interface PunchImportInput extends PunchTerms {
  rows: readonly CsvLine[];
  map: ColumnMap;
}

/** What the lines tell: whole pieces of work, punches, and rows of lines that tell neither. */
export interface ReadLines {
  works: FileWork[];
  punches: FilePunch[];
  /** Lines of an employee with a problem: no work may lie around one. */
  broken: Pick<FilePunch, "employeeId" | "line">[];
  rows: Row[];
}

/** Reads each line of a file for itself. */
export function linesOf(input: PunchImportInput): ReadLines {
  const readLine = lineReader(input);
  const read: ReadLines = { works: [], punches: [], broken: [], rows: [] };
  for (const { line, cells } of input.rows) {
    const fields = cellsByField(cells, input.map);
    const cell: CellOf = (id) => fields.get(id)?.trim() ?? "";
    const told = readLine(cell);
    if (typeof told === "string") read.rows.push(refused(line, titleOf(cell, line, input), told));
    else if (isWithdrawn(cell)) read.rows.push(unchanged(line, told.name));
    else addTimes(read, { cell, told, line }, input);
  }
  return read;
}

function titleOf(cell: CellOf, line: number, { locale }: PunchTerms): string {
  return cell("name") || cell("payrollId") || cell("email") || importWords(locale).line(line);
}

/** A file that has a start tells of whole work, any other of punches. */
function addTimes(
  read: ReadLines,
  { cell, told, line }: { cell: CellOf; told: LineWork; line: number },
  { map, ...terms }: PunchImportInput,
): void {
  const reading = { ...terms, timeZone: told.place.timeZone };
  const isWork = map.includes("start");
  const times = isWork ? readWork(cell, reading) : readPunch(cell, reading);
  if (typeof times === "string") {
    read.rows.push(refused(line, told.name, times));
    read.broken.push({ employeeId: told.employeeId, line });
  } else if ("at" in times) read.punches.push({ ...told, ...times, line });
  else read.works.push({ ...told, ...times, line });
}

/** Our own file tells the state of each entry: voided time and time that was sent back is no work. */
function isWithdrawn(cell: CellOf): boolean {
  return /^(?:voided|sent back)\b/iu.test(cell("state"));
}
