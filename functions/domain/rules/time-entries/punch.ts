import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { startOfMinute } from "../../kernel/time/instant.ts";
import { localTimeAt } from "../../kernel/time/zone.ts";
import { payableMinutes } from "./payable-minutes.ts";
import type { TimeEntry, WorkBreak, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { entryStateAfter, isRunning } from "./transitions.ts";

/** The punches of a running clock. */
export type Punch = "startBreak" | "endBreak" | "clockOut";

/** The fields of an entry that a punch changes. */
export type Punched = Pick<TimeEntry, "punched" | "payable" | "state">;

/**
 * The entry after a punch at `at`: the raw punches, and the minutes that are paid. Clocking out
 * during a break ends the break at the same moment. Breaks that are punched are unpaid.
 * Throws alreadyOnBreak, notOnBreak, notClockedIn.
 */
export function applyPunch(entry: TimeEntry, punch: Punch, at: Instant): Punched {
  requirePossible(entry, punch);
  return {
    punched: entry.punched === null ? null : spanAfter(entry.punched, punch, at),
    payable: payableMinutes(spanAfter(entry.payable, punch, at)),
    state: entryStateAfter(entry.state, punch),
  };
}

/**
 * The entry without a clock-out after a punch that arrives late: nothing of it is paid before a
 * person accepts an end, and a late clock-out is the end that is proposed.
 */
export function applyLatePunch(
  entry: TimeEntry,
  punch: Punch,
  at: Instant,
): Pick<TimeEntry, "punched" | "payable" | "proposedEndsAt"> {
  requireBreakPossible(entry, punch);
  const payable = payableMinutes(spanAfter(entry.payable, punch, at));
  return {
    punched: entry.punched === null ? null : spanAfter(entry.punched, punch, at),
    payable: { ...payable, endsAt: null },
    proposedEndsAt: punch === "clockOut" ? startOfMinute(at) : entry.proposedEndsAt,
  };
}

function requirePossible(entry: TimeEntry, punch: Punch): void {
  if (!isRunning(entry.state)) throw new RuleViolation("notClockedIn", {});
  requireBreakPossible(entry, punch);
}

function requireBreakPossible(entry: TimeEntry, punch: Punch): void {
  const running = entry.payable.breaks.find((taken) => taken.endsAt === null);
  if (punch === "startBreak" && running !== undefined) {
    const since = localTimeAt(running.startsAt, entry.timeZone);
    throw new RuleViolation("alreadyOnBreak", { since });
  }
  if (punch === "endBreak" && running === undefined) throw new RuleViolation("notOnBreak", {});
}

function spanAfter(span: WorkSpan, punch: Punch, at: Instant): WorkSpan {
  switch (punch) {
    case "startBreak":
      return {
        ...span,
        breaks: [...span.breaks, { startsAt: at, endsAt: null, isPaid: false }],
      };
    case "endBreak":
      return { ...span, breaks: endedBreaks(span.breaks, at) };
    case "clockOut":
      return { ...span, endsAt: at, breaks: endedBreaks(span.breaks, at) };
  }
}

function endedBreaks(breaks: readonly WorkBreak[], at: Instant): WorkBreak[] {
  return breaks.map((taken) => (taken.endsAt === null ? { ...taken, endsAt: at } : taken));
}
