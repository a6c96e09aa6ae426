import type { TimeEntry, TimeEntryFlag } from "../../records/time-entries/time-entry.ts";

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
export function reviewGroupOf(entry: Pick<TimeEntry, "state" | "flags">): ReviewGroup {
  switch (entry.state) {
    case "clockedIn":
    case "onBreak":
      return "running";
    case "needsFix":
    case "rejected":
      return "needsYou";
    case "closed":
      return entry.flags.every((flag) => remarks.includes(flag)) ? "ready" : "needsYou";
    case "approved":
      return entry.flags.includes("correctionRequested") ? "needsYou" : "done";
    case "locked":
    case "exported":
    case "voided":
      return "done";
  }
}

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
export function mayBeCorrected(entry: Pick<TimeEntry, "state">): boolean {
  return entry.state === "closed" || entry.state === "needsFix" || entry.state === "rejected";
}
