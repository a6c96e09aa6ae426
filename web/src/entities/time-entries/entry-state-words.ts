import type { TimeEntryState } from "@crewline/domain/records/time-entries/time-entry";
import type { StatusTone } from "../../ui/page/status-chip.tsx";

type StateWords = Readonly<Record<TimeEntryState, { label: string; tone: StatusTone }>>;

/** The label and tone of each state, for people who review time. */
export const stateWords: StateWords = {
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

/** The same for the employee who worked. */
export const ownStateWords: StateWords = {
  ...stateWords,
  closed: { label: "Not approved yet", tone: "neutral" },
  needsFix: { label: "No clock-out", tone: "danger" },
};
