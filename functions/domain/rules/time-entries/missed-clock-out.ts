import type { Instant } from "../../kernel/time/instant.ts";
import {
  elapsedSeconds,
  instantFromMilliseconds,
  startOfMinute,
} from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { entryStateAfter, isRunning } from "./transitions.ts";

/** A clock that runs longer was forgotten. */
export const missedAfterSeconds = 57_600;

/** The proposed seconds of work where nothing was planned. */
const usualWorkSeconds = 28_800;

/** True when the entry still runs 16 hours after its start, or longer. */
export function isMissedClockOut(
  entry: Pick<TimeEntry, "state" | "payable">,
  now: Instant,
): boolean {
  return (
    isRunning(entry.state) && elapsedSeconds(entry.payable.startsAt, now) >= missedAfterSeconds
  );
}

/**
 * Returns the entry of an employee who forgot to clock out: none of it is paid until a person
 * accepts an end. The proposed end is the end of the planned shift, else 8 hours after the start;
 * never before the last punch and never later than `now`.
 */
export function markMissedClockOut(
  entry: TimeEntry,
  plannedEnd: Instant | null,
  now: Instant,
): Pick<TimeEntry, "state" | "flags" | "proposedEndsAt"> {
  return {
    state: entryStateAfter(entry.state, "flag"),
    flags: [...new Set([...entry.flags, "missedClockOut" as const])],
    proposedEndsAt: proposedEnd(entry, plannedEnd, now),
  };
}

function proposedEnd(entry: TimeEntry, plannedEnd: Instant | null, now: Instant): Instant {
  const { startsAt, breaks } = entry.payable;
  const usual = instantFromMilliseconds(Date.parse(startsAt) + usualWorkSeconds * 1000);
  const wanted = plannedEnd !== null && plannedEnd > startsAt ? plannedEnd : usual;
  const punches = breaks.flatMap((taken) => [taken.startsAt, taken.endsAt ?? taken.startsAt]);
  const earliest = punches.reduce((last, at) => (at > last ? at : last), startsAt);
  const proposed = wanted > earliest ? wanted : earliest;
  return proposed < now ? proposed : startOfMinute(now);
}
