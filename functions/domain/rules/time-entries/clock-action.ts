import type { AuditAction } from "../../records/time-entries/time-entry-audit.ts";

/** A change by the clock itself is never too old: it must not prevent a clock-in. */
const clockActions: readonly AuditAction[] = [
  "clockIn",
  "startBreak",
  "endBreak",
  "clockOut",
  "flag",
];

/** True for what a clock writes, as opposed to a person's decision about time. */
export function isClockAction(action: AuditAction): boolean {
  return clockActions.includes(action);
}
