import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { requireMayTakeBack } from "@crewline/domain/rules/approvals/approval-rules";
import { takenBack } from "@crewline/domain/rules/approvals/two-steps";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { Actor } from "../../operations/commands/actor.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";

interface Taking {
  before: TimeEntry;
  reason: string | null;
  /** False for an approval that is undone at once: it does not mark later edits. */
  marksLaterEdits: boolean;
}

/**
 * Takes the approval of an entry, or the first of two, back in a week that `saveBook` saves; returns
 * the entry, which waits for approval again. Throws onlyAdmins, where only they take an approval
 * back, and illegalTransition for an entry without an approval.
 */
export function takeBack(
  book: WeekBook,
  actor: Actor,
  { before, reason, marksLaterEdits }: Taking,
): TimeEntry {
  const { company, today } = book.person;
  const open = takenBack(before);
  requireMayTakeBack(rulesOn(company, today).approvals, actor);
  const by = auditActorOf(actor);
  const after: TimeEntry = {
    ...before,
    ...open,
    wasApproved: before.wasApproved || (marksLaterEdits && before.state === "approved"),
    updatedByName: by.name,
    updatedAt: book.terms.now,
    version: before.version + 1,
  };
  recordChange(book, {
    before,
    after,
    action: "unapprove",
    actor: by,
    reason,
    ...(actor.batchId && { batchId: actor.batchId }),
  });
  return after;
}
