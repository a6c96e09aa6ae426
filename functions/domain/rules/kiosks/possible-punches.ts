import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";

/** The punches that are possible now, the likeliest first; `null` for a clock that does not run. */
export function possiblePunches(running: TimeEntryState | null): PunchKind[] {
  if (running === "clockedIn") return ["clockOut", "startBreak"];
  if (running === "onBreak") return ["endBreak", "clockOut"];
  return ["clockIn"];
}
