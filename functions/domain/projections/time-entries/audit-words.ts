import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDayTime } from "../../kernel/formats/format-time.ts";
import type { AuditAction, TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";

const actionWords: Record<AuditAction, string> = {
  clockIn: "Clocked in.",
  startBreak: "Started a break.",
  endBreak: "Ended a break.",
  clockOut: "Clocked out.",
  add: "Added by hand.",
  correct: "Corrected.",
  approve: "Approved.",
  approveFirst: "Approved once; a second person has to approve.",
  unapprove: "Approval undone.",
  reject: "Sent back.",
  void: "Voided.",
  flag: "Marked for review.",
  move: "Moved to the record that stays of a duplicate.",
  split: "Split.",
  merge: "Merged with adjoining time.",
  mergeInto: "Merged into another entry.",
  reassign: "Moved to other work.",
  changeBreaks: "Breaks changed.",
  convert: "Converted to time off.",
  requestCorrection: "Correction requested.",
  withdrawCorrection: "Request withdrawn.",
  declineCorrection: "Request declined.",
};

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** Acts that say by themselves what they changed. */
const tellsAll = new Set<AuditAction>([
  "clockIn",
  "startBreak",
  "endBreak",
  "clockOut",
  "approve",
  "approveFirst",
]);

/**
 * Returns the words for a row of the history: the act, then one sentence for each field that
 * changed. Punches and approvals are described by their act alone; `changes` holds every value.
 */
export function auditSentences(
  row: Pick<TimeEntryAudit, "action" | "changes">,
  timeZone: string,
  locale: Locale,
): string[] {
  const told = tellsAll.has(row.action) ? [] : row.changes.filter(({ field }) => field !== "State");
  const sentences = told.map(({ field, before, after }) =>
    before === null
      ? `${field}: ${auditValue(after, timeZone, locale)}.`
      : `${field}: ${auditValue(before, timeZone, locale)} → ${auditValue(after, timeZone, locale)}.`,
  );
  return [actionWords[row.action], ...sentences];
}

/** The action, in one or two words. */
export function auditActionLabel(action: AuditAction): string {
  return actionWords[action].replace(/\.$/u, "");
}

/** A recorded value as people read it: instants as day and time in the zone. */
export function auditValue(value: string | null, timeZone: string, locale: Locale): string {
  if (value === null || value === "") return "nothing";
  return instantPattern.test(value) ? formatDayTime(value, timeZone, locale) : value;
}
