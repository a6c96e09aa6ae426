import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { longestGapSeconds } from "./merge-spans.ts";
import { entryTransitions } from "../time-entries/transitions.ts";

/**
 * The entries that can be merged with an entry, in order of time: closed ones of the same employee,
 * location and job role, at most four hours apart from it or from one of them.
 */
export function adjoiningEntries(entry: TimeEntry, entries: readonly TimeEntry[]): TimeEntry[] {
  if (!isMergeable(entry)) return [];
  const others = entries
    .filter((other) => other.id !== entry.id && isMergeable(other) && isSameWork(entry, other))
    .toSorted((a, b) => (a.payable.startsAt < b.payable.startsAt ? -1 : 1));
  const later = chained(
    entry,
    others.filter(({ payable }) => payable.startsAt > entry.payable.startsAt),
  );
  const earlier = chained(
    entry,
    others.filter(({ payable }) => payable.startsAt <= entry.payable.startsAt).toReversed(),
  );
  return [...earlier.toReversed(), ...later];
}

/** The entries in their order until the first one that is too far from the one before it. */
function chained(entry: TimeEntry, others: readonly TimeEntry[]): TimeEntry[] {
  const chain: TimeEntry[] = [];
  for (const other of others) {
    const gap = gapSeconds(chain.at(-1) ?? entry, other);
    if (gap < 0 || gap > longestGapSeconds) break;
    chain.push(other);
  }
  return chain;
}

function gapSeconds(a: TimeEntry, b: TimeEntry): number {
  const [first, second] = a.payable.startsAt < b.payable.startsAt ? [a, b] : [b, a];
  return elapsedSeconds(first.payable.endsAt ?? first.payable.startsAt, second.payable.startsAt);
}

function isMergeable({ state, payable }: TimeEntry): boolean {
  return entryTransitions[state].merge !== undefined && payable.endsAt !== null;
}

function isSameWork(a: TimeEntry, b: TimeEntry): boolean {
  return (
    a.employeeId === b.employeeId && a.locationId === b.locationId && a.jobRoleId === b.jobRoleId
  );
}
