import { epochSeconds, isInstant } from "../../kernel/time/instant.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";
import type { EntryBreak, WorkedEntry, WorkId } from "./workweek-input.ts";

/** An entry that can be counted, its times in seconds since 1970, and its place in the input. */
export interface CheckedEntry {
  entry: WorkedEntry;
  index: number;
  startsAt: number;
  endsAt: number | null;
}

/** Entries that can be counted, in the order of their starts, and what is wrong with any. */
export interface CheckedEntries {
  entries: CheckedEntry[];
  violations: PayViolation[];
}

/**
 * Sorts entries by their start and sets aside what cannot be counted: times that cannot be read,
 * ends before starts, the same id twice. Overlaps and wrong breaks are reported and counted as
 * they are; every violation keeps the pay back.
 */
export function checkEntries(given: readonly WorkedEntry[]): CheckedEntries {
  const violations: PayViolation[] = [];
  const entries: CheckedEntry[] = [];
  const ids = new Set<WorkId>();
  for (let index = 0; index < given.length; index += 1) {
    const entry = given[index];
    if (!entry) continue;
    const found = entryViolation(entry, index, ids);
    ids.add(entry.id);
    if (found) violations.push(found);
    else entries.push(readEntry(entry, index));
  }
  entries.sort(compareEntries);
  let latest: CheckedEntry | null = null;
  for (const checked of entries) {
    if (checked.entry.breaks.length > 0) violations.push(...breakViolations(checked));
    if (latest && overlapsNext(latest, checked)) violations.push(overlap(latest, checked));
    if (!latest || endOf(checked) > endOf(latest)) latest = checked;
  }
  return { entries, violations };
}

/** Entries that do not follow each other by their starts; the sums are the same in any order. */
export function findOutOfOrder(entries: readonly WorkedEntry[]): PayViolation[] {
  const violations: PayViolation[] = [];
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    if (!before || before.startsAt <= entry.startsAt) return;
    violations.push({
      code: "entriesOutOfOrder",
      path: `entries.${index}.startsAt`,
      entryId: entry.id,
      otherEntryId: before.id,
    });
  });
  return violations;
}

function readEntry(entry: WorkedEntry, index: number): CheckedEntry {
  const endsAt = entry.endsAt === null ? null : epochSeconds(entry.endsAt);
  return { entry, index, startsAt: epochSeconds(entry.startsAt), endsAt };
}

function endOf(entry: CheckedEntry): number {
  return entry.endsAt ?? Number.POSITIVE_INFINITY;
}

function compareEntries(a: CheckedEntry, b: CheckedEntry): number {
  if (a.startsAt !== b.startsAt) return a.startsAt - b.startsAt;
  const [endOfA, endOfB] = [endOf(a), endOf(b)];
  if (endOfA !== endOfB) return endOfA < endOfB ? -1 : 1;
  return a.entry.id < b.entry.id ? -1 : 1;
}

function overlapsNext(earlier: CheckedEntry, later: CheckedEntry): boolean {
  return later.startsAt < endOf(earlier) && later.startsAt !== later.endsAt;
}

function overlap(earlier: CheckedEntry, later: CheckedEntry): PayViolation {
  return {
    code: "overlap",
    path: `entries.${later.index}.startsAt`,
    entryId: later.entry.id,
    otherEntryId: earlier.entry.id,
  };
}

function entryViolation(
  entry: WorkedEntry,
  index: number,
  ids: ReadonlySet<WorkId>,
): PayViolation | null {
  const entryId = entry.id;
  if (!isInstant(entry.startsAt)) {
    return { code: "invalidInstant", path: `entries.${index}.startsAt`, entryId };
  }
  if (entry.endsAt !== null && !isInstant(entry.endsAt)) {
    return { code: "invalidInstant", path: `entries.${index}.endsAt`, entryId };
  }
  if (entry.endsAt !== null && entry.endsAt < entry.startsAt) {
    return { code: "invertedEntry", path: `entries.${index}.endsAt`, entryId };
  }
  if (ids.has(entryId)) return { code: "duplicateEntry", path: `entries.${index}.id`, entryId };
  return null;
}

function breakViolations({ entry, index }: CheckedEntry): PayViolation[] {
  const violations: PayViolation[] = [];
  for (let place = 0; place < entry.breaks.length; place += 1) {
    const taken = entry.breaks[place];
    const code = taken ? breakViolation(entry, taken) : null;
    if (!code) continue;
    const path = `entries.${index}.breaks.${place}.startsAt`;
    violations.push({ code, path, entryId: entry.id });
  }
  return violations;
}

function breakViolation(
  entry: WorkedEntry,
  { startsAt, endsAt }: EntryBreak,
): "invalidInstant" | "invertedBreak" | "breakOutside" | null {
  if (!isInstant(startsAt) || (endsAt !== null && !isInstant(endsAt))) return "invalidInstant";
  if (endsAt !== null && endsAt < startsAt) return "invertedBreak";
  const isEnded = entry.endsAt === null || (endsAt ?? startsAt) <= entry.endsAt;
  return startsAt >= entry.startsAt && isEnded ? null : "breakOutside";
}
