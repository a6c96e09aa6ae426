import { entryTransitions, isRunning } from "./transitions.ts";
import type {
  TimeEntry,
  TimeEntryFlag,
  TimeEntryState,
} from "../../records/time-entries/time-entry.ts";

/** The review state of an entry: by exception, so that only a few need a person. */
export const reviewGroups = ["needsYou", "ready", "running", "done"] as const;
export type ReviewGroup = (typeof reviewGroups)[number];

/**
 * Flags for information only: the location decided that a note is enough, a punch made offline and
 * sent soon has the time of its tap, and a missing rate is set in Wage Changes.
 */
const remarks: readonly TimeEntryFlag[] = [
  "offSite",
  "noPosition",
  "lowAccuracy",
  "offline",
  "rateMissing",
];

/**
 * `needsYou` has something that a person must decide (no end, a flag, a rejection, a request); `ready` can be
 * approved in bulk; `running` lasts still; `done` is approved, paid or voided.
 */
export function reviewGroupOf({ state, flags }: Pick<TimeEntry, "state" | "flags">): ReviewGroup {
  if (state === "closed") {
    return flags.every((flag) => remarks.includes(flag)) ? "ready" : "needsYou";
  }
  if (state === "approved") return flags.includes("correctionRequested") ? "needsYou" : "done";
  return groupOfState[state];
}

const groupOfState: Readonly<Record<Exclude<TimeEntryState, "closed" | "approved">, ReviewGroup>> =
  {
    requested: "needsYou",
    clockedIn: "running",
    onBreak: "running",
    needsFix: "needsYou",
    rejected: "needsYou",
    voided: "done",
    locked: "done",
    exported: "done",
  };

/**
 * True when a person may approve the entry now; flags do not hinder, a missing end does, and so
 * does a request that waits for an answer.
 */
export function mayBeApproved(entry: Pick<TimeEntry, "state"> & Partial<Asked>): boolean {
  if (entry.correction?.state === "open") return false;
  return entry.state === "closed" || entry.state === "rejected";
}

type Asked = Pick<TimeEntry, "correction">;

/** True while the payable time may be corrected; approval has to be withdrawn first. */
export function mayBeCorrected({ state }: Pick<TimeEntry, "state">): boolean {
  return !isRunning(state) && entryTransitions[state].correct !== undefined;
}
