import type { TimeEntryState } from "@crewline/domain/records/time-entries/time-entry";
import type { ReviewGroup } from "@crewline/domain/rules/time-entries/review";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";

/** The label and tone of each state. */
export const stateWords: Record<TimeEntryState, { label: string; tone: StatusTone }> = {
  requested: { label: "Requested", tone: "warning" },
  clockedIn: { label: "Working", tone: "info" },
  onBreak: { label: "On a break", tone: "info" },
  closed: { label: "To approve", tone: "neutral" },
  needsFix: { label: "Needs an end", tone: "danger" },
  approved: { label: "Approved", tone: "good" },
  rejected: { label: "Sent back", tone: "warning" },
  voided: { label: "Voided", tone: "neutral" },
  locked: { label: "Locked", tone: "good" },
  exported: { label: "In payroll", tone: "good" },
};

export const groupWords: Record<ReviewGroup, string> = {
  needsYou: "Needs you",
  ready: "Ready to approve",
  running: "Working now",
  done: "Done",
};
