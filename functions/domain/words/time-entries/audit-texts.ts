import type { AuditAction } from "../../records/time-entries/time-entry-audit.ts";

/**
 * The texts of the history of an entry. Its rows are chained by their hashes, so that the names of
 * fields, states and answers are stored for good, in English: a language translates what it finds.
 */
export interface AuditTexts {
  /** As a sentence of the history. */
  act: (action: AuditAction) => string;
  actions: Readonly<Record<AuditAction, string>>;
  field: (stored: string) => string;
  value: (stored: string | null) => string;
  set: (field: string, value: string | null) => string;
  changed: (field: string, before: string | null, after: string | null) => string;
}

const actions: AuditTexts["actions"] = {
  clockIn: "Clocked in",
  startBreak: "Started a break",
  endBreak: "Ended a break",
  clockOut: "Clocked out",
  override: "Clock-in allowed by a manager",
  add: "Added by hand",
  correct: "Corrected",
  approve: "Approved",
  approveFirst: "Approved once; a second person has to approve",
  unapprove: "Approval undone",
  reject: "Sent back",
  void: "Voided",
  flag: "Marked for review",
  move: "Moved to the record that stays of a duplicate",
  split: "Split",
  merge: "Merged with adjoining time",
  mergeInto: "Merged into another entry",
  reassign: "Moved to other work",
  changeBreaks: "Breaks changed",
  convert: "Converted to time off",
  requestEntry: "Entry requested",
  acceptEntry: "Requested entry accepted",
  requestCorrection: "Correction requested",
  withdrawCorrection: "Request withdrawn",
  declineCorrection: "Request declined",
  import: "Imported",
  undoImport: "Import undone",
};

const valueText = (stored: string | null) => stored ?? "nothing";

export const englishAuditTexts: AuditTexts = {
  actions,
  act: (action) => `${actions[action]}.`,
  field: (stored) => stored,
  value: valueText,
  set: (field, value) => `${field}: ${valueText(value)}.`,
  changed: (field, before, after) => `${field}: ${valueText(before)} → ${valueText(after)}.`,
};
