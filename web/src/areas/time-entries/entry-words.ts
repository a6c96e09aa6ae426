import type {
  TimeEntryFlag,
  TimeEntryState,
} from "@crewline/domain/records/time-entries/time-entry";
import type { ReviewGroup } from "@crewline/domain/rules/time-entries/review";
import type { StatusTone } from "../../ui/page/status-chip.tsx";

/** The label and tone of each state. */
export const stateWords: Record<TimeEntryState, { label: string; tone: StatusTone }> = {
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

/** The words of a flag for the reviewer. */
export const flagWords: Record<TimeEntryFlag, string> = {
  missedClockOut: "No clock-out",
  lateIn: "Came late",
  earlyIn: "Came early",
  earlyOut: "Left early",
  lateOut: "Left late",
  noShift: "No shift planned",
  longEntry: "Very long",
  editedAfterApproval: "Changed after approval",
  offSite: "Away from the location",
  noPosition: "Position unknown",
  positionRequest: "Position to decide",
  lowAccuracy: "Position inexact",
  shortEntry: "Very short",
  wrongLocation: "Scheduled elsewhere",
  roleMismatch: "Other job role than planned",
  breakMissed: "Meal break missed",
  breakShort: "Meal break short",
  breakLate: "Meal break late",
  overtimeDaily: "Daily overtime",
  overtimeWeekly: "Weekly overtime",
  overlap: "Overlaps other time",
  rateMissing: "No hourly rate",
  offline: "Punched offline",
  offlineLate: "Offline punch sent late",
  correctionRequested: "Correction requested",
  deviceClock: "Device clock was wrong",
  managerOverride: "Clock-in allowed by a manager",
};

export const groupWords: Record<ReviewGroup, string> = {
  needsYou: "Needs you",
  ready: "Ready to approve",
  running: "Working now",
  done: "Done",
};
