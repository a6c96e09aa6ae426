import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, daysFromTo, weekStartOf } from "../../kernel/time/local-date.ts";
import type {
  Grouping,
  ReportCell,
  ReportInput,
  ReportTable,
} from "../../records/reports/report.ts";
import type { ReportFact } from "../../records/summaries/rollup.ts";
import { weeksOfPeriod } from "../../rules/reports/weeks-of-period.ts";
import { perEmployee, withAverages } from "./line-averages.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ColumnId, ReportColumn } from "./report-columns.ts";
import { reportColumns } from "./report-columns.ts";
import type { ReportGroup } from "./report-group.ts";
import { addUpGroups, amountOf, groupOf, groupsByKey } from "./report-group.ts";

export interface ReportSources {
  input: ReportInput;
  /** The facts of the range and of the days to compare with, filtered; null for no comparison. */
  facts: readonly ReportFact[];
  before: readonly ReportFact[] | null;
  /** The same of all employees, for reports that compare them with each other. */
  peers?: readonly ReportFact[];
  peersBefore?: readonly ReportFact[];
  /** The last day whose packed figures lack some of the report; null where all are complete. */
  incompleteUntil: LocalDate | null;
  currency: string;
  weekStart: Weekday;
  /** The name of an employee, job role or location; null for a day or week. */
  nameOf: (key: string) => string | null;
}

/**
 * Returns the lines of a report with their totals. Each line adds up the facts of its employee, job
 * role, location, day or week; the totals add up all lines, so seconds, minor units and counts of
 * the lines come to the totals exactly. Every day and week of the range has a line, unless the
 * report keeps only some. Lines are in the order of their names, or of their days. Days and weeks are compared by their place in the range; of a longer range
 * before, the last days count in the total alone.
 */
export function buildReport(sources: ReportSources): ReportTable {
  const { input, facts, before, peers = [], peersBefore = [] } = sources;
  const { columns, marks } = reportCatalogue[input.reportId];
  const isMarked = (group: ReportGroup) =>
    marks !== undefined && marks.groupBy === input.groupBy && marks.isMarked(group);
  const all = withAverages(linesOf(facts, sources), input.groupBy, peers);
  const now = keptLines(all, input);
  const allBefore = before && withAverages(linesOf(before, sources), input.groupBy, peersBefore);
  const was = allBefore && movedLines(keptLines(allBefore, input), sources);
  const total = totalOf(now, input);
  const totalBefore = was && totalOf(was, input);
  const everything = addUpGroups([...all.values()]);
  return {
    currency: sources.currency,
    rows: keysOf(now, was, sources)
      .map((key) => ({
        key,
        name: key === "" ? null : sources.nameOf(key),
        cells: cellsOf(now.get(key) ?? nothing, total, columns),
        before: totalBefore && cellsOf(was?.get(key) ?? nothing, totalBefore, columns),
        ...(isMarked(now.get(key) ?? nothing) && { isMarked: true }),
      }))
      .toSorted(byName),
    totals: cellsOf(total, total, columns),
    totalsBefore: totalBefore && cellsOf(totalBefore, totalBefore, columns),
    unapprovedEntries: amountOf(everything, "unapprovedEntries"),
    unapprovedSeconds: amountOf(everything, "unapprovedSeconds"),
    unpricedSeconds: amountOf(everything, "unpricedSeconds"),
    incompleteUntil: sources.incompleteUntil,
    unknownShifts: amountOf(everything, "unknownShifts"),
  };
}

const nothing = groupOf([]);

/** Lines without a name stay in the order of their days, and those of nobody in particular last. */
function byName(a: ReportTable["rows"][number], b: ReportTable["rows"][number]): number {
  if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null);
  return a.name.localeCompare(b.name);
}

type Lines = ReadonlyMap<string, ReportGroup>;

function totalOf(lines: Lines, { groupBy }: ReportInput): ReportGroup {
  const total = addUpGroups([...lines.values()]);
  return isOfTime(groupBy) ? total : perEmployee(total);
}

function linesOf(facts: readonly ReportFact[], { input, weekStart }: ReportSources): Lines {
  return groupsByKey(facts, input.groupBy, weekStart);
}

/** The lines that the report has. */
function keptLines(lines: Lines, { reportId }: ReportInput): Lines {
  const { columns, keeps } = reportCatalogue[reportId];
  const isKept = (group: ReportGroup) => keeps?.(group) ?? hasFigure(group, columns);
  return new Map([...lines].filter(([, group]) => isKept(group)));
}

function hasFigure(group: ReportGroup, columns: readonly ColumnId[]): boolean {
  return cellsOf(group, group, columns).some((figure) => figure !== null && figure !== 0);
}

/** The lines of the days before under the keys of those that they are compared with. */
function movedLines(lines: Lines, { input, weekStart }: ReportSources): Lines {
  const { groupBy, range } = input;
  if (input.before === null || !isOfTime(groupBy)) return lines;
  const startOf = (day: LocalDate) => (groupBy === "week" ? weekStartOf(day, weekStart) : day);
  const days = daysBetween(startOf(input.before.firstDay), startOf(range.firstDay));
  return new Map([...lines].map(([key, group]) => [addDays(key, days), group]));
}

function keysOf(now: Lines, was: Lines | null, sources: ReportSources): string[] {
  const { input } = sources;
  const others = isOfTime(input.groupBy) ? timeKeys(sources) : (was?.keys() ?? []);
  return [...new Set([...now.keys(), ...others])].toSorted();
}

/** The days or weeks of the range; none for a report that keeps only some of its lines. */
function timeKeys({ input, weekStart }: ReportSources): string[] {
  const { reportId, groupBy, range } = input;
  if (reportCatalogue[reportId].keeps !== undefined) return [];
  return groupBy === "day"
    ? daysFromTo(range.firstDay, range.lastDay)
    : weeksOfPeriod(range, weekStart);
}

function isOfTime(groupBy: Grouping): boolean {
  return groupBy === "day" || groupBy === "week";
}

function cellsOf(
  group: ReportGroup,
  total: ReportGroup,
  columns: readonly ColumnId[],
): ReportCell[] {
  return columns.map((id) => {
    const column: ReportColumn = reportColumns[id];
    return column.cell(group, total);
  });
}
