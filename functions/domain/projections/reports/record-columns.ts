import type { RecordCell } from "../../records/reports/report-record.ts";
import type { RecordKind } from "../../words/reports/record-text.ts";

/** The columns of reports whose rows are records; one with the name of a figure has its subtotals. */
export const recordColumns = {
  employee: "text",
  day: "day",
  location: "text",
  jobRole: "text",
  clockIn: "time",
  clockOut: "time",
  unpaidBreaks: "hours",
  worked: "hours",
  regular: "hours",
  overtime: "hours",
  doubletime: "hours",
  rate: "rate",
  pay: "money",
  entryState: "code",
  source: "code",
  changedBy: "text",
} as const satisfies Readonly<Record<string, RecordKind>>;

export type RecordColumnId = keyof typeof recordColumns;

/** The cells of a record in the order of the columns; null where it has none. */
export function recordCells(
  values: Readonly<Partial<Record<RecordColumnId, RecordCell>>>,
  columns: readonly RecordColumnId[],
): RecordCell[] {
  return columns.map((id) => values[id] ?? null);
}
