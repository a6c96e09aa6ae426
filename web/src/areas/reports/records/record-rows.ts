import type { ReportTable } from "@crewline/domain/records/reports/report";
import type { ReportRecord } from "@crewline/domain/records/reports/report-record";

type Line = ReportTable["rows"][number];

/** A line of the report with its subtotals, or a record below it. */
export type RecordRow =
  | { kind: "line"; id: string; line: Line }
  | { kind: "record"; id: string; record: ReportRecord };

/** The records in their order, each line above its first one. */
export function rowsOf(lines: readonly Line[], records: readonly ReportRecord[]): RecordRow[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  let last: string | null = null;
  return records.flatMap((record): RecordRow[] => {
    const line = record.line === last ? undefined : byKey.get(record.line);
    last = record.line;
    const row = { kind: "record" as const, id: record.key, record };
    return line === undefined ? [row] : [{ kind: "line", id: `line-${line.key}`, line }, row];
  });
}
