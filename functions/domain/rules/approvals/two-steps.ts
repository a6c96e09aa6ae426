import type { UserId } from "../../kernel/ids/entity-ids.ts";
import type { ApprovalSection } from "../../records/company/rule-sections.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { mayBeApproved } from "../time-entries/review.ts";
import { entryStateAfter } from "../time-entries/transitions.ts";

type Approver = NonNullable<TimeEntry["firstApproval"]>;
type Approvals = Pick<
  TimeEntry,
  "state" | "firstApproval" | "approvedByName" | "approvedAt" | "isApprovedByRule"
>;

/** No one has approved the entry, or every approval was taken back. */
export const notApproved = {
  firstApproval: null,
  isApprovedByRule: false,
  approvedByName: null,
  approvedAt: null,
} as const;

/**
 * The entry after an approval. Where the company needs two people, the first approval leaves it
 * closed, so that payroll does not count it as approved, and the second has to be another person's.
 * Throws secondApprover and illegalTransition.
 */
export function approvedBy(
  { state: from, firstApproval }: Pick<TimeEntry, "state" | "firstApproval">,
  { needsTwo }: Pick<ApprovalSection, "needsTwo">,
  by: Approver,
): Approvals {
  const state = entryStateAfter(from, "approve");
  if (needsTwo && firstApproval === null) {
    return { ...notApproved, state: "closed", firstApproval: by };
  }
  if (needsTwo && firstApproval?.uid === by.uid) throw new RuleViolation("secondApprover", {});
  const approval = { approvedByName: by.name, approvedAt: by.at, isApprovedByRule: false };
  return { state, firstApproval, ...approval };
}

/** The entry after its approval, or the first of two, is taken back. Throws illegalTransition. */
export function takenBack({
  state,
  firstApproval,
}: Pick<TimeEntry, "state" | "firstApproval">): Approvals {
  const isHalf = state === "closed" && firstApproval !== null;
  return { ...notApproved, state: isHalf ? "closed" : entryStateAfter(state, "unapprove") };
}

/** True for an entry that this person has approved and another one still has to. */
export function waitsForAnother(
  { state, firstApproval }: Pick<TimeEntry, "state" | "firstApproval">,
  uid: UserId,
): boolean {
  return state === "closed" && firstApproval?.uid === uid;
}

/** True when this person may approve the entry now: see `mayBeApproved`. */
export function mayApproveNow(
  entry: Pick<TimeEntry, "state" | "firstApproval" | "correction">,
  uid: UserId,
): boolean {
  return mayBeApproved(entry) && !waitsForAnother(entry, uid);
}

/** True for an entry of which an approval, or the first of two, can be taken back. */
export function hasApproval({
  state,
  firstApproval,
}: Pick<TimeEntry, "state" | "firstApproval">): boolean {
  return state === "approved" || (state === "closed" && firstApproval !== null);
}
