import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { countsAsWorked } from "../time-entries/transitions.ts";

/** A moment at which work without a clock-out probably ended, and why. */
export interface SuggestedEnd {
  endsAt: Instant;
  because: "shift" | "usual" | "proposed";
}

/** What is asked of other work of the employee. */
export type OtherEntry = Pick<TimeEntry, "id" | "employeeId" | "state"> & {
  payable: Pick<TimeEntry["payable"], "startsAt" | "endsAt">;
};

interface Known {
  /** The shift of the entry, or null. */
  shift: { endsAt: Instant } | null;
  /** Other entries of the week, by which the employee's usual time is known. */
  entries: readonly OtherEntry[];
  now: Instant;
}

/**
 * The likely ends of an entry without one, the likeliest first: the end of its shift, the end after
 * as long as the employee usually works, and the end that was proposed when it was closed. Each
 * moment once, after the start and not in the future.
 */
export function suggestedEnds(entry: TimeEntry, { shift, entries, now }: Known): SuggestedEnd[] {
  const { startsAt } = entry.payable;
  const usual = usualSeconds(entry, entries);
  const suggested: SuggestedEnd[] = [
    ...(shift === null ? [] : [{ endsAt: shift.endsAt, because: "shift" as const }]),
    ...(usual === null
      ? []
      : [{ endsAt: instantAfter(startsAt, usual), because: "usual" as const }]),
    ...(entry.proposedEndsAt === null
      ? []
      : [{ endsAt: entry.proposedEndsAt, because: "proposed" as const }]),
  ].map((one) => ({ ...one, endsAt: startOfMinute(one.endsAt) }));
  const possible = suggested.filter(({ endsAt }) => endsAt > startsAt && endsAt <= now);
  return possible.filter(
    ({ endsAt }, index) => possible.findIndex((one) => one.endsAt === endsAt) === index,
  );
}

/** The median length of the employee's other finished work of the week; null without any. */
function usualSeconds(
  { id, employeeId }: TimeEntry,
  entries: readonly OtherEntry[],
): number | null {
  const lengths = entries
    .filter((one) => one.employeeId === employeeId && one.id !== id && countsAsWorked(one.state))
    .flatMap(({ payable: { startsAt, endsAt } }) =>
      endsAt === null ? [] : [elapsedSeconds(startsAt, endsAt)],
    )
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? null;
}
