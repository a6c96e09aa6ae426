import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";

/** Ana, who has no shift and no punches today, but for what a test changes. */
export function aBoardRow(change: Partial<BoardRow> = {}): BoardRow {
  return {
    employeeId: anEmployeeId("ana"),
    employeeName: "Ana",
    jobRoleId: null,
    shiftStartsAt: null,
    shiftEndsAt: null,
    takenAt: null,
    entryId: null,
    clockedInAt: null,
    breakStartedAt: null,
    isBreakPaid: false,
    unpaidBreakSeconds: 0,
    clockedOutAt: null,
    plannedBreakSeconds: 0,
    isEndMissing: false,
    ...change,
  };
}
