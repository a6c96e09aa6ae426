import type { ColumnMap } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";
import type { ImportedWork } from "../../rules/imported-time/imported-work.ts";
import { pairPunches } from "../../rules/imported-time/pair-punches.ts";
import { requireWorkable } from "../../rules/time-entries/check-span.ts";
import { missedAfterSeconds } from "../../rules/time-entries/missed-clock-out.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import type { CellOf, LineWork, PunchTerms } from "./punch-terms.ts";
import { lineReader } from "./read-line-work.ts";
import { readPunch, readWork } from "./read-times.ts";
import { workCells } from "./work-cells.ts";

export interface PunchImportInput extends PunchTerms {
  rows: readonly CsvLine[];
  map: ColumnMap;
}

type Row = PlannedRow<ImportedWork>;

/** A punch that belongs to no work of the file: the work may be there from an earlier one. */
export interface LoosePunch {
  key: string;
  employeeId: EmployeeId;
  at: Instant;
}

export interface PunchImportPlan {
  rows: Row[];
  loose: LoosePunch[];
}

/**
 * The dry run of a file of worked time, without the time that is there already: each piece of work
 * that its punches or lines make, and each line that makes none, with the reason.
 */
export function planPunchImport(input: PunchImportInput): PunchImportPlan {
  const { locale } = input;
  const lines = linesOf(input);
  const paired = pairedOf(lines, locale);
  const byPerson = Map.groupBy([...lines.works, ...paired.works], ({ employeeId }) => employeeId);
  const planned = [...byPerson.values()].flatMap((own) => plannedWorks(own, input));
  return {
    rows: [...lines.rows, ...paired.rows, ...planned].toSorted((a, b) => a.line - b.line),
    loose: paired.loose,
  };
}

/** What the lines tell: whole pieces of work, punches, and rows of lines that tell neither. */
interface ReadLines {
  works: FileWork[];
  punches: FilePunchOf[];
  /** Lines of an employee with a problem: no work may lie around one. */
  broken: Pick<FilePunchOf, "employeeId" | "line">[];
  rows: Row[];
}

function linesOf(input: PunchImportInput): ReadLines {
  const readLine = lineReader(input);
  const read: ReadLines = { works: [], punches: [], broken: [], rows: [] };
  for (const { line, cells } of input.rows) {
    const fields = cellsByField(cells, input.map);
    const cell: CellOf = (id) => fields.get(id)?.trim() ?? "";
    const told = readLine(cell);
    if (typeof told === "string") read.rows.push(refused(line, titleOf(cell, line, input), told));
    else if (/^voided\b/iu.test(cell("state"))) read.rows.push(unchanged(line, told.name));
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

type FilePunchOf = LineWork & { line: number; at: Instant; kind: PunchKind | null };

interface FileWork
  extends LineWork, Pick<ImportedWork, "startsAt" | "endsAt" | "breaks" | "hasPunchedBreaks"> {
  line: number;
}

/** The works that the punches of each employee make, at the place of their clock-in. */
function pairedOf({ punches, broken }: ReadLines, locale: Locale) {
  const words = punchImportWords(locale);
  const [works, rows, loose]: [FileWork[], Row[], LoosePunch[]] = [[], [], []];
  for (const [employeeId, own] of Map.groupBy(punches, (punch) => punch.employeeId)) {
    const byLine = new Map(own.map((punch) => [punch.line, punch]));
    const name = own[0]?.name ?? "";
    const { works: made, unpaired, repeated } = pairPunches(own);
    for (const { lines, startsAt, endsAt, breaks } of made) {
      const first = byLine.get(lines[0]);
      if (first === undefined) continue;
      const gap = broken.find((one) => one.employeeId === employeeId && isAmong(one.line, lines));
      if (gap !== undefined) {
        rows.push(refused(first.line, name, words.aroundProblem(gap.line)));
        continue;
      }
      const unpaid = breaks.map((taken) => ({ ...taken, isPaid: false }));
      const { at: _at, kind: _kind, ...told } = first;
      works.push({ ...told, startsAt, endsAt, breaks: unpaid, hasPunchedBreaks: true });
    }
    rows.push(...repeated.map((line) => unchanged(line, name)));
    for (const { line, at, reason } of unpaired) {
      rows.push(refused(line, name, words.unpaired[reason]));
      loose.push({ key: String(line), employeeId, at });
    }
  }
  return { works, rows, loose };
}

function isAmong(line: number, lines: readonly number[]): boolean {
  return Math.min(...lines) < line && line < Math.max(...lines);
}

/** The rows of one employee's works; two that share time are the same, or one is refused. */
function plannedWorks(works: readonly FileWork[], terms: PunchTerms): Row[] {
  const inOrder = works.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.line - b.line);
  let before: FileWork | null = null;
  return inOrder.map((work) => {
    const earlier = before;
    const problem = earlier !== null && overlap(earlier, work) ? earlier : null;
    if (problem === null) before = work;
    if (problem?.startsAt === work.startsAt && problem.endsAt === work.endsAt) {
      return unchanged(work.line, work.name);
    }
    if (problem !== null) {
      return refused(
        work.line,
        work.name,
        punchImportWords(terms.locale).overlapsLine(problem.line),
      );
    }
    return plannedWork(work, terms);
  });
}

function overlap(before: FileWork, { startsAt }: FileWork): boolean {
  return startsAt < (before.endsAt ?? before.startsAt) || startsAt === before.startsAt;
}

function plannedWork(work: FileWork, terms: PunchTerms): Row {
  const { line, name: title, place } = work;
  const problem = problemOf(work, terms);
  if (problem !== null) return refused(line, title, problem);
  const row: ImportedWork = {
    ...timesOf(work),
    key: String(line),
    title,
    locationId: place.id,
  };
  return { line, title, kind: "add", cells: workCells(work, terms), problem: null, row };
}

function timesOf(work: FileWork): Omit<ImportedWork, "key" | "title" | "locationId"> {
  const { employeeId, jobRoleId, device, note, startsAt, endsAt, breaks, hasPunchedBreaks } = work;
  return { employeeId, jobRoleId, device, note, startsAt, endsAt, breaks, hasPunchedBreaks };
}

function problemOf(
  { startsAt, endsAt, breaks }: FileWork,
  { now, locale }: PunchTerms,
): string | null {
  if (endsAt === null) {
    const isRunning = elapsedSeconds(startsAt, now) < missedAfterSeconds;
    return isRunning ? punchImportWords(locale).stillRunning : null;
  }
  try {
    requireWorkable({ startsAt, endsAt, breaks }, now);
    return null;
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return ruleSentence(error, locale);
  }
}

function refused(line: number, title: string, problem: string): Row {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}

function unchanged(line: number, title: string): Row {
  return { line, title, kind: "same", cells: [], problem: null, row: null };
}
