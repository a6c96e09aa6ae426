import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";
import type { ApprovalSection } from "../../records/company/rule-sections.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { EntryEvent } from "../time-entries/transitions.ts";
import { entryStateAfter } from "../time-entries/transitions.ts";
import type { ClosedSpan } from "../time-entries/wall-span.ts";
import { settledByEdit } from "./correction.ts";

/** The manager who edits an entry, and when. */
export interface Editor {
  name: string;
  at: Instant;
}

/** The fields that an edit changes, and who makes it. */
type EditChange = { by: Editor } & Partial<
  Omit<TimeEntry, "id" | "employeeId" | "punched" | "punches" | "state" | "flags">
>;

/**
 * The entry after an edit by a manager, who has thereby reviewed its flags; the punches stay. An
 * entry without an end keeps its flags and the proposed end. Throws illegalTransition.
 */
export function editedEntry(
  before: TimeEntry,
  event: EntryEvent,
  { by: { name, at }, ...change }: EditChange,
): TimeEntry {
  const state = entryStateAfter(before.state, event);
  const settled = settledByEdit(before, { name, at });
  const reviewed = { flags: flagsAfterEdit(before), proposedEndsAt: null, ...settled };
  return {
    ...before,
    ...(state !== "needsFix" && reviewed),
    ...change,
    firstApproval: null,
    state,
    updatedByName: name,
    updatedAt: at,
    version: before.version + 1,
  };
}

/** Time that was approved before stays marked, so that a change after approval is noticed. */
export function flagsAfterEdit({ wasApproved }: Pick<TimeEntry, "wasApproved">) {
  return wasApproved ? (["editedAfterApproval"] as const).slice() : [];
}

/** The payable time of an entry that has an end. Throws entryOpen. */
export function closedSpanOf({ payable }: Pick<TimeEntry, "payable">, who: string): ClosedSpan {
  const { startsAt, endsAt, breaks } = payable;
  if (endsAt === null) throw new RuleViolation("entryOpen", { who });
  return {
    startsAt,
    endsAt,
    breaks: breaks.map((taken) => ({ ...taken, endsAt: taken.endsAt ?? endsAt })),
  };
}

/**
 * True if an edit of the entry needs a reason: it was approved before, or is older than the days
 * after which the company reserves changes to admins.
 */
export function needsReason(
  { wasApproved, day }: Pick<TimeEntry, "wasApproved" | "day">,
  { closesAfterDays }: Pick<ApprovalSection, "closesAfterDays">,
  today: LocalDate,
): boolean {
  return wasApproved || (closesAfterDays !== null && daysBetween(day, today) > closesAfterDays);
}
