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
  wageBefore: "wage",
  wageAfter: "wage",
  raise: "share",
  reason: "code",
  decidedAt: "moment",
  decidedBy: "text",
  note: "text",
  lastDay: "day",
  timeOffType: "code",
  offDays: "count",
  offHours: "hours",
  paid: "code",
  offState: "code",
} as const satisfies Readonly<Record<string, RecordKind>>;

export type RecordColumnId = keyof typeof recordColumns;

/** The columns of time entries. */
export const timesheetColumns: readonly RecordColumnId[] = [
  "day",
  "employee",
  "location",
  "jobRole",
  "clockIn",
  "clockOut",
  "unpaidBreaks",
  "worked",
  "regular",
  "overtime",
  "doubletime",
  "rate",
  "pay",
  "entryState",
  "source",
  "changedBy",
];

/** The columns of changed wages. */
export const wageColumns: readonly RecordColumnId[] = [
  "day",
  "employee",
  "location",
  "jobRole",
  "wageBefore",
  "wageAfter",
  "raise",
  "reason",
  "decidedAt",
  "decidedBy",
  "note",
];

/** The columns of time off. */
export const timeOffColumns: readonly RecordColumnId[] = [
  "day",
  "lastDay",
  "employee",
  "location",
  "timeOffType",
  "offDays",
  "offHours",
  "paid",
  "offState",
  "decidedBy",
  "decidedAt",
];

/** The cells of a record in the order of the columns; null where it has none. */
export function recordCells(
  values: Readonly<Partial<Record<RecordColumnId, RecordCell>>>,
  columns: readonly RecordColumnId[],
): RecordCell[] {
  return columns.map((id) => values[id] ?? null);
}
