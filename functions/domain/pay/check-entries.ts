import { isInstant } from "../time/instant.ts";
import type { PayViolation } from "./violation.ts";
import type { EntryBreak, WorkedEntry } from "./workweek-input.ts";

/** Entries that can be counted, in the order of their starts, and what is wrong with the others. */
export interface CheckedEntries {
  entries: WorkedEntry[];
  violations: PayViolation[];
}

/**
 * Sorts entries by their start and sets aside what cannot be counted: times that cannot be read,
 * ends before starts, the same id twice. Overlaps and wrong breaks are reported and counted as
 * they are; every violation keeps the pay back.
 */
export function checkEntries(given: readonly WorkedEntry[]): CheckedEntries {
  const violations: PayViolation[] = [];
  const ids = new Set<string>();
  const indexed = given.map((entry, index) => ({ entry, index }));
  const countable = indexed.filter(({ entry, index }) => {
    const found = entryViolation(entry, index, ids);
    ids.add(entry.id);
    if (found) violations.push(found);
    return !found;
  });
  countable.sort((a, b) => compareEntries(a.entry, b.entry));
  let latest: WorkedEntry | null = null;
  for (const { entry, index } of countable) {
    if (entry.breaks.length > 0) violations.push(...breakViolations(entry, index));
    if (latest && overlapsNext(latest, entry)) {
      violations.push({
        code: "overlap",
        path: `entries.${index}.startsAt`,
        entryId: entry.id,
        otherEntryId: latest.id,
      });
    }
    if (!latest || endOf(entry) > endOf(latest)) latest = entry;
  }
  return { entries: countable.map(({ entry }) => entry), violations };
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

const END_OF_TIME = "9999";

function endOf(entry: WorkedEntry): string {
  return entry.endsAt ?? END_OF_TIME;
}

function compareEntries(a: WorkedEntry, b: WorkedEntry): number {
  if (a.startsAt !== b.startsAt) return a.startsAt < b.startsAt ? -1 : 1;
  if (endOf(a) !== endOf(b)) return endOf(a) < endOf(b) ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function overlapsNext(earlier: WorkedEntry, later: WorkedEntry): boolean {
  return later.startsAt < endOf(earlier) && later.startsAt !== later.endsAt;
}

function entryViolation(
  entry: WorkedEntry,
  index: number,
  ids: ReadonlySet<string>,
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

function breakViolations(entry: WorkedEntry, index: number): PayViolation[] {
  return entry.breaks.flatMap((taken, place): PayViolation[] => {
    const path = `entries.${index}.breaks.${place}`;
    const code = breakViolation(entry, taken);
    return code ? [{ code, path: `${path}.startsAt`, entryId: entry.id }] : [];
  });
}

function breakViolation(
  entry: WorkedEntry,
  { startsAt, endsAt }: EntryBreak,
): "invalidInstant" | "invertedBreak" | "breakOutside" | null {
  if (!isInstant(startsAt) || (endsAt !== null && !isInstant(endsAt))) return "invalidInstant";
  if (endsAt !== null && endsAt < startsAt) return "invertedBreak";
  const isInside = startsAt >= entry.startsAt && (endsAt ?? startsAt) <= endOf(entry);
  return isInside ? null : "breakOutside";
}
