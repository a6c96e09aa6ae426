import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { startOfMinute } from "../../kernel/time/instant.ts";
import type { WeekHours } from "../../records/time-entries/employee-week.ts";
import type { TimeEntry, TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import { countsAsWorked, isRunning } from "../time-entries/transitions.ts";
import { workedSeconds } from "../time-entries/worked-seconds.ts";

interface CountedWeek {
  hours: { entries: readonly Pick<WeekHours["entries"][number], "entryId" | "workedSeconds">[] };
}

/**
 * The seconds that the weeks count of each entry, by its id: rounding, automatic breaks and all
 * else that decides what is paid included. An entry over the edge of a week has a part in both.
 */
export function countedSeconds(weeks: readonly CountedWeek[]): ReadonlyMap<TimeEntryId, number> {
  const counted = new Map<TimeEntryId, number>();
  for (const { hours } of weeks) {
    for (const { entryId, workedSeconds: seconds } of hours.entries) {
      counted.set(entryId, (counted.get(entryId) ?? 0) + seconds);
    }
  }
  return counted;
}

interface FlaggedWeek {
  hours: { entries: readonly Pick<WeekHours["entries"][number], "entryId" | "flags">[] };
}

/** All flags of an entry: of its punches, and those that follow from its weeks, each once. */
export function allFlags(
  { id, flags }: Pick<TimeEntry, "id" | "flags">,
  weeks: readonly FlaggedWeek[],
): TimeEntryFlag[] {
  const found = weeks.flatMap(({ hours }) => hours.entries.filter(({ entryId }) => entryId === id));
  return [...new Set([...flags, ...found.flatMap((one) => one.flags ?? [])])];
}

/** The entries that have a flag which follows from their weeks. */
export function entriesFlagged(
  weeks: readonly FlaggedWeek[],
  flag: TimeEntryFlag,
): ReadonlySet<TimeEntryId> {
  const entries = weeks.flatMap(({ hours }) => hours.entries);
  return new Set(
    entries.filter(({ flags }) => flags?.includes(flag) === true).map(({ entryId }) => entryId),
  );
}

/**
 * The hours of an entry as lists show and sum them: what is paid of it, and until the present
 * minute while it runs; null for what is not paid as it is: without a clock-out, sent back, voided.
 * `counted` may lag behind a new entry, which then shows its payable time.
 */
export function entrySeconds(
  { id, state, payable }: Pick<TimeEntry, "id" | "state" | "payable">,
  counted: ReadonlyMap<TimeEntryId, number>,
  now: Instant,
): number | null {
  if (isRunning(state)) return Math.max(0, workedSeconds(payable, startOfMinute(now)));
  if (!countsAsWorked(state)) return null;
  return counted.get(id) ?? workedSeconds(payable, payable.endsAt ?? payable.startsAt);
}

/** The sum of the shown hours of entries. */
export function sumOfEntries(seconds: readonly (number | null)[]): number {
  return seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
