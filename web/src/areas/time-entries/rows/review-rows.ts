import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";

/** The entries before and after one in the list; undefined at the ends. */
export function rowsBeside(
  rows: readonly EntryRow[],
  entryId: TimeEntryId,
): { previous: EntryRow | undefined; next: EntryRow | undefined } {
  const index = rows.findIndex(({ entry }) => entry.id === entryId);
  if (index < 0) return { previous: undefined, next: undefined };
  return { previous: rows[index - 1], next: rows[index + 1] };
}

/**
 * The entry that is reviewed after one: the next one below it that needs a decision, else the first
 * such above it; undefined when none is left.
 */
export function nextToReview(
  rows: readonly EntryRow[],
  entryId: TimeEntryId,
): EntryRow | undefined {
  const index = rows.findIndex(({ entry }) => entry.id === entryId);
  const waits = ({ group, entry }: EntryRow) => group === "needsYou" && entry.id !== entryId;
  return rows.slice(index + 1).find(waits) ?? rows.find(waits);
}
