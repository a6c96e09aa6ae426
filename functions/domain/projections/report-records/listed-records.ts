import type { RecordCell, ReportRecord } from "../../records/reports/report-record.ts";
import type { Grouping } from "../../records/reports/report.ts";
import type { ReportFact } from "../../records/summaries/rollup.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import type { RecordColumnId } from "../reports/record-columns.ts";
import { recordCells } from "../reports/record-columns.ts";
import { lineKey } from "../reports/report-group.ts";

/** A fact of a report that is a record of its own, for example a change of a wage. */
export interface ListedFact extends ReportFact {
  id: string;
  /** The id of what it opens; null for nothing. */
  opens: string | null;
  values: Readonly<Partial<Record<RecordColumnId, RecordCell>>>;
}

interface ListTerms {
  groupBy: Grouping;
  weekStart: Weekday;
  columns: readonly RecordColumnId[];
  timeZone: string;
  /** By what lines are sorted. */
  lineName: (key: string) => string;
}

/** The records of filtered facts in the order of a report: by line and day. */
export function listedRecords(facts: readonly ListedFact[], terms: ListTerms): ReportRecord[] {
  const { groupBy, weekStart, columns, timeZone, lineName } = terms;
  const lines = facts.map((fact) => ({ fact, line: lineKey(fact, groupBy, weekStart) }));
  return lines
    .toSorted(
      (a, b) =>
        lineName(a.line).localeCompare(lineName(b.line)) ||
        a.line.localeCompare(b.line) ||
        a.fact.day.localeCompare(b.fact.day) ||
        a.fact.id.localeCompare(b.fact.id),
    )
    .map(({ fact: { id, day, opens, values }, line }) => ({
      key: [line, id, day].join(" "),
      line,
      opens,
      timeZone,
      cells: recordCells(values, columns),
    }));
}
