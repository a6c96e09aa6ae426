import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { Editor } from "./edit-entry.ts";
import { closedSpanOf, editedEntry } from "./edit-entry.ts";
import { splitSpan } from "./split-span.ts";

interface Split {
  at: Instant;
  /** The id of the new entry. */
  id: TimeEntryId;
  /** The work from then on; its day and week are found by the caller. */
  work: Pick<TimeEntry, "jobRoleId" | "locationId" | "shiftId" | "timeZone">;
  who: string;
}

/**
 * Splits an entry in two. The first piece is the entry itself, the second a new one that shares its
 * punches and says so. Throws entryOpen, splitOutside, illegalTransition.
 */
export function splitEntry(
  before: TimeEntry,
  { at, id, work, who }: Split,
  by: Editor,
): [first: TimeEntry, second: TimeEntry] {
  const [first, second] = splitSpan(closedSpanOf(before, who), at);
  const kept = editedEntry(before, "split", { payable: first, by });
  const own = { id, payable: second, madeFrom: [before.id], correction: null, version: 1 };
  const piece = { ...kept, ...work, ...own };
  return [kept, piece];
}
