import type { ReportRecord } from "../../records/reports/report-record.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { differsFromPunch } from "../../rules/time-entries/differs-from-punch.ts";
import type { EntrySource } from "../../words/reports/record-words.ts";
import type { RecordBlock } from "./record-blocks.ts";
import type { RecordColumnId } from "../reports/record-columns.ts";
import { recordCells } from "../reports/record-columns.ts";
import type { TimesheetRow } from "./timesheet-rows.ts";

interface RecordTerms {
  block: RecordBlock;
  columns: readonly RecordColumnId[];
  /** Null for pay without an entry. */
  entry: TimeEntry | null;
  /** The company's, for what has no entry. */
  timeZone: string;
  employeeName: string;
  locationName: string | null;
  jobRoleName: string | null;
}

/** A row of the timesheet report with its names, times and states. */
export function timesheetRecord(row: TimesheetRow, terms: RecordTerms): ReportRecord {
  const { block, columns, entry } = terms;
  const { measures, entryId, jobRoleId, locationId } = row;
  const { regularSeconds = 0, overtimeSeconds = 0, doubletimeSeconds = 0 } = measures;
  const own = entryId ?? [locationId, jobRoleId].join(" ");
  return {
    key: [block.line, block.employeeId, block.weekStart, own].join(" "),
    line: block.line,
    opens: entryId,
    timeZone: entry?.timeZone ?? terms.timeZone,
    cells: recordCells(
      {
        ...(entry !== null && factsOfEntry(entry)),
        employee: terms.employeeName,
        day: row.day,
        location: terms.locationName,
        jobRole: terms.jobRoleName,
        unpaidBreaks: measures.breakSeconds ?? 0,
        worked: regularSeconds + overtimeSeconds + doubletimeSeconds,
        regular: regularSeconds,
        overtime: overtimeSeconds,
        doubletime: doubletimeSeconds,
        rate: row.rateTenThousandths,
        pay: measures.payMinor ?? 0,
        source: entry === null ? (entryId === null ? "noEntry" : null) : sourceOf(entry),
      },
      columns,
    ),
  };
}

function factsOfEntry(entry: TimeEntry) {
  return {
    clockIn: entry.payable.startsAt,
    clockOut: entry.payable.endsAt,
    entryState: entry.state,
    changedBy: entry.updatedByName,
  };
}

/** How the time came about, and whether it was changed since. */
function sourceOf(entry: TimeEntry): EntrySource {
  const [first] = entry.punches;
  if (entry.punched === null) return "added";
  const source = first?.source === "kiosk" || first?.source === "import" ? first.source : "punched";
  return differsFromPunch(entry) ? `${source}Corrected` : source;
}
