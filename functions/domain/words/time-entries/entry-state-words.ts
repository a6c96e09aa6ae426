import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";

/**
 * Each state as the audit stores it: its rows are chained by their hashes, so they keep the words of
 * the first language.
 */
export const storedStateWords: Readonly<Record<TimeEntryState, string>> = {
  requested: "requested",
  clockedIn: "clocked in",
  onBreak: "on a break",
  closed: "closed",
  needsFix: "without an end",
  approved: "approved",
  rejected: "sent back",
  voided: "voided",
  locked: "locked",
  exported: "exported",
};
