import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { workedSeconds } from "@crewline/domain/rules/time-entries/worked-seconds";
import { elapsedSeconds, startOfMinute } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";

/** The state of a person's own clock: not running, working or on a break, each since when. */
export type OwnClock =
  | { kind: "out" }
  | { kind: "working"; entry: WeekEntry }
  | { kind: "onBreak"; entry: WeekEntry; since: Instant };

/** The clock as the entries tell it: the one that is running, if any. */
export function clockOf(entries: readonly WeekEntry[]): OwnClock {
  const entry = entries.find(({ state }) => state === "clockedIn" || state === "onBreak");
  if (entry === undefined) return { kind: "out" };
  const running = entry.breaks.find(({ endsAt }) => endsAt === null);
  return running === undefined
    ? { kind: "working", entry }
    : { kind: "onBreak", entry, since: running.startsAt };
}

/**
 * Seconds that count so far in the entry: whole minutes, as on the board and in Time Entries, so
 * that the clock begins at 0:00 whatever the second. A device whose clock is behind the server's
 * shows 0 instead of a negative time.
 */
export function runningSeconds(entry: WeekEntry, now: Instant): number {
  return Math.max(0, workedSeconds(entry, startOfMinute(now)));
}

/** Seconds of whole minutes since a break began. */
export function breakSeconds(since: Instant, now: Instant): number {
  return Math.max(0, elapsedSeconds(since, startOfMinute(now)));
}
