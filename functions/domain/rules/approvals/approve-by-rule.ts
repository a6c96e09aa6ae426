import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { ApprovalSection } from "../../records/company/rule-sections.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { TimeEntry, TimeEntryFlag, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { differsFromPunch } from "../time-entries/differs-from-punch.ts";
import { reviewGroupOf } from "../time-entries/review.ts";

type Rule = Pick<ApprovalSection, "autoMinutes" | "needsTwo">;
type Planned = Pick<PublishedShift, "startsAt" | "endsAt">;

/** What a decision goes by: all flags of the entry, those of its week included, and its shift. */
interface Judged {
  flags: readonly TimeEntryFlag[];
  shift: Planned | null;
}

/**
 * True if the company's rule approves the entry: it has nothing to decide, is paid as it was
 * punched, was never edited, and both ends together differ from the shift by the rule's minutes at
 * most. A rule never takes the place of one of two people.
 */
export function isApprovedByRule(
  entry: TimeEntry,
  { flags, shift }: Judged,
  { autoMinutes, needsTwo }: Rule,
): boolean {
  if (autoMinutes === null || needsTwo || shift === null) return false;
  if (entry.state !== "closed" || reviewGroupOf({ ...entry, flags: [...flags] }) !== "ready") {
    return false;
  }
  const difference = secondsBeside(entry.payable, shift);
  return isAsPunched(entry) && difference !== null && difference <= autoMinutes * 60;
}

/** True for time that nobody has edited since it was punched. */
function isAsPunched(entry: TimeEntry): boolean {
  const { madeFrom, wasApproved, correction, breakAttestation } = entry;
  if (wasApproved || correction !== null || madeFrom.length > 0) return false;
  return breakAttestation === "none" && !differsFromPunch(entry);
}

/** By how much both ends differ from those of the shift, together. */
function secondsBeside({ startsAt, endsAt }: WorkSpan, shift: Planned): number | null {
  if (endsAt === null) return null;
  const [from, to] = [
    elapsedSeconds(shift.startsAt, startsAt),
    elapsedSeconds(shift.endsAt, endsAt),
  ];
  return Math.abs(from) + Math.abs(to);
}
