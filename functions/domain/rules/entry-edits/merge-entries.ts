import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { MOST_PIECES } from "../../records/time-entries/time-entry.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Editor } from "./edit-entry.ts";
import { closedSpanOf, editedEntry } from "./edit-entry.ts";
import { mergeSpans } from "./merge-spans.ts";

/** One entry that was kept, and those that are voided because their time is part of it now. */
export interface Merged {
  kept: TimeEntry;
  voided: TimeEntry[];
}

/**
 * Merges adjoining entries of one employee into the first of them. The others are voided with their
 * punches, and the first says that it was made from them. Throws mergeOfOne, mergeDiffers,
 * tooManyPieces, entryOpen, illegalTransition and what `mergeSpans` throws.
 */
export function mergeEntries(
  entries: readonly TimeEntry[],
  { who, by }: { who: string; by: Editor },
): Merged {
  const [first, ...others] = entries.toSorted((a, b) =>
    a.payable.startsAt < b.payable.startsAt ? -1 : 1,
  );
  if (first === undefined || others.length === 0) throw new RuleViolation("mergeOfOne", {});
  for (const other of others) requireSameWork(first, other);
  const voided = others.map((other) => editedEntry(other, "mergeInto", { by }));
  const payable = mergeSpans(entries.map((entry) => closedSpanOf(entry, who)));
  const kept = editedEntry(first, "merge", { payable, ...madeOf(entries, first), by });
  return { kept, voided };
}

function requireSameWork(a: TimeEntry, b: TimeEntry): void {
  if (a.employeeId !== b.employeeId) throw new RuleViolation("mergeOfOne", {});
  if (a.locationId !== b.locationId || a.jobRoleId !== b.jobRoleId) {
    throw new RuleViolation("mergeDiffers", {});
  }
}

type Made = Pick<TimeEntry, "madeFrom" | "breakAttestation" | "note" | "wasApproved">;

/** Everything recorded of the pieces, apart from their time. */
function madeOf(entries: readonly TimeEntry[], { id, ...first }: TimeEntry): Made {
  const ids = entries.flatMap((entry) => [entry.id, ...entry.madeFrom]);
  const madeFrom = [...new Set(ids)].filter((one) => one !== id);
  if (madeFrom.length > MOST_PIECES) {
    throw new RuleViolation("tooManyPieces", { most: MOST_PIECES });
  }
  const attested = entries.find(({ breakAttestation }) => breakAttestation !== "none");
  return {
    madeFrom,
    breakAttestation: attested?.breakAttestation ?? first.breakAttestation,
    note: first.note || (entries.find(({ note }) => note !== "")?.note ?? ""),
    wasApproved: entries.some(({ wasApproved }) => wasApproved),
  };
}
