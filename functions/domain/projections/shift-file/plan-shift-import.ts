import type { ColumnMap } from "../../kernel/csv/map-columns.ts";
import { cellsByField } from "../../kernel/csv/map-columns.ts";
import type { CellChange, PlannedRow } from "../../kernel/csv/planned-row.ts";
import type { CsvLine } from "../../kernel/csv/read-csv.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";
import { jobRoleNames, nameOrNone } from "../../rules/job-roles/job-role-names.ts";
import { isSamePlan } from "../../rules/schedules/copies/same-plan.ts";
import type { PlacedShift } from "../../rules/schedules/place-shift.ts";
import { placeShift } from "../../rules/schedules/place-shift.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { shiftImportWords } from "../../words/imports/shift-import-words.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import type { ShiftCell, ShiftLine, ShiftTerms } from "./read-shift-line.ts";
import { shiftLineReader } from "./read-shift-line.ts";

export interface ShiftImportInput extends ShiftTerms {
  rows: readonly CsvLine[];
  map: ColumnMap;
}

/** A shift of a line. */
export interface FileShift {
  line: number;
  plan: ShiftPlan;
  placed: PlacedShift;
}

export type ShiftRow = PlannedRow<FileShift>;

/**
 * The dry run of a file of shifts, without those that the schedule has already: the shift of each
 * line, or why it makes none. A line that repeats or overlaps an earlier one of the same employee
 * makes none.
 */
export function planShiftImport(input: ShiftImportInput): ShiftRow[] {
  const readLine = shiftLineReader(input);
  const { locale } = input;
  const kept = new Map<string, FileShift[]>();
  return input.rows.map(({ line, cells }) => {
    const fields = cellsByField(cells, input.map);
    const cell: ShiftCell = (id) => fields.get(id)?.trim() ?? "";
    const read = readLine(cell);
    const title = titleOf(cell, read, { line, locale });
    if (typeof read === "string") return refused(line, title, read);
    const placed = placedOf(read, input);
    if (typeof placed === "string") return refused(line, title, placed);
    const row = { line, plan: read.plan, placed };
    const before = earlierLine(row, kept);
    if (before !== undefined && isSamePlan(before.plan, row.plan)) {
      return { line, title, kind: "same", cells: [], problem: null, row: null };
    }
    if (before !== undefined) {
      return refused(line, title, shiftImportWords(locale).overlapsLine(before.line));
    }
    keep(row, kept);
    return { line, title, kind: "add", cells: cellsOf(read, row, input), problem: null, row };
  });
}

function refused(line: number, title: string, problem: string): ShiftRow {
  return { line, title, kind: "problem", cells: [], problem, row: null };
}

function titleOf(
  cell: ShiftCell,
  read: ShiftLine | string,
  { line, locale }: Pick<ShiftTerms, "locale"> & { line: number },
): string {
  if (typeof read !== "string") {
    return read.person?.employee.name ?? shiftImportWords(locale).openShift;
  }
  return cell("name") || cell("email") || cell("payrollId") || importWords(locale).line(line);
}

/** The instants of the shift; a sentence where its clocks or the line's end date speak against it. */
function placedOf(
  { plan, place, endDay }: ShiftLine,
  { locale }: ShiftTerms,
): PlacedShift | string {
  try {
    const placed = placeShift(plan, place.timeZone);
    const lastDay = localDateAt(placed.endsAt, place.timeZone);
    if (endDay === null || endDay === lastDay) return placed;
    return shiftImportWords(locale).endsOn(formatDay(lastDay, locale));
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return ruleSentence(error, locale);
  }
}

/** The earlier shift of the same employee that this one repeats or overlaps, at any location. */
function earlierLine({ plan, placed }: FileShift, kept: ReadonlyMap<string, FileShift[]>) {
  if (plan.employeeId === null) return undefined;
  return kept
    .get(plan.employeeId)
    ?.find(
      (other) => other.placed.startsAt < placed.endsAt && placed.startsAt < other.placed.endsAt,
    );
}

function keep(row: FileShift, kept: Map<string, FileShift[]>): void {
  const { employeeId } = row.plan;
  if (employeeId === null) return;
  const own = kept.get(employeeId) ?? [];
  own.push(row);
  kept.set(employeeId, own);
}

function cellsOf(
  { place, unknownArea }: ShiftLine,
  { plan, placed }: FileShift,
  { jobRoles, locale }: ShiftTerms,
): CellChange[] {
  const words = shiftImportWords(locale);
  const times = `${formatDay(plan.day, locale)}, ${formatLocalSpan(plan, locale)}`;
  const isOvernight = localDateAt(placed.endsAt, place.timeZone) !== plan.day;
  const cells: [label: string, value: string | null][] = [
    [words.shift, isOvernight ? words.nextDay(times) : times],
    [words.location, place.name],
    [words.jobRole, nameOrNone(plan.jobRoleId, jobRoleNames(jobRoles))],
    [words.area, unknownArea === "" ? null : words.noRoleOfArea(unknownArea)],
    [
      words.pause,
      plan.unpaidBreakSeconds === 0 ? null : words.minutes(plan.unpaidBreakSeconds / 60),
    ],
    [words.comment, plan.note || null],
  ];
  return cells.flatMap(([label, after]) =>
    after === null ? [] : [{ label, before: null, after }],
  );
}
