import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";

/**
 * The events of a piece of worked time. `flag` is the job that finds a missed clock-out;
 * `dropRequest` declines or withdraws a request for an entry.
 */
export type EntryEvent =
  | "startBreak"
  | "endBreak"
  | "clockOut"
  | "flag"
  | "correct"
  | "approve"
  | "unapprove"
  | "reject"
  | "void"
  | "split"
  | "merge"
  | "mergeInto"
  | "reassign"
  | "changeBreaks"
  | "convert"
  | "requestCorrection"
  | "dropRequest";

type Transitions = Readonly<
  Record<TimeEntryState, Readonly<Partial<Record<EntryEvent, TimeEntryState>>>>
>;

/** The edits of time that has an end; `mergeInto` leaves its time to the entry that is kept. */
const edits = {
  split: "closed",
  merge: "closed",
  mergeInto: "voided",
  reassign: "closed",
  changeBreaks: "closed",
  convert: "voided",
} as const;

/** The whole machine of a time entry. Nothing leads out of voided, locked and exported. */
export const entryTransitions: Transitions = {
  requested: { requestCorrection: "requested", correct: "closed", dropRequest: "voided" },
  clockedIn: {
    startBreak: "onBreak",
    clockOut: "closed",
    flag: "needsFix",
    correct: "closed",
    void: "voided",
  },
  onBreak: {
    endBreak: "clockedIn",
    clockOut: "closed",
    flag: "needsFix",
    correct: "closed",
    void: "voided",
  },
  closed: {
    ...edits,
    requestCorrection: "closed",
    correct: "closed",
    approve: "approved",
    reject: "rejected",
    void: "voided",
  },
  needsFix: {
    requestCorrection: "needsFix",
    correct: "closed",
    void: "voided",
    reassign: "needsFix",
    convert: "voided",
  },
  approved: { unapprove: "closed", requestCorrection: "approved" },
  rejected: {
    ...edits,
    requestCorrection: "rejected",
    correct: "closed",
    approve: "approved",
    void: "voided",
  },
  voided: {},
  locked: {},
  exported: {},
};

const targets: Readonly<Record<EntryEvent, TimeEntryState>> = {
  startBreak: "onBreak",
  endBreak: "clockedIn",
  clockOut: "closed",
  flag: "needsFix",
  correct: "closed",
  approve: "approved",
  unapprove: "closed",
  reject: "rejected",
  void: "voided",
  ...edits,
  requestCorrection: "closed",
  dropRequest: "voided",
};

/** The state after the event. Throws illegalTransition where the machine has no way. */
export function entryStateAfter(state: TimeEntryState, event: EntryEvent): TimeEntryState {
  const next = entryTransitions[state][event];
  if (next !== undefined) return next;
  throw new RuleViolation("illegalTransition", {
    what: "timeEntry",
    from: state,
    to: targets[event],
  });
}

/** True for time that counts as worked: it has an end and was not undone. */
export function countsAsWorked(state: TimeEntryState): boolean {
  return state === "closed" || state === "approved" || state === "locked" || state === "exported";
}

/** True while the clock runs. */
export function isRunning(state: TimeEntryState): boolean {
  return state === "clockedIn" || state === "onBreak";
}
