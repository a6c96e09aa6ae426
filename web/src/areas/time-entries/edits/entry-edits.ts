import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { adjoiningEntries } from "@crewline/domain/rules/entry-edits/adjoining-entries";
import type { EntryEvent } from "@crewline/domain/rules/time-entries/transitions";
import { entryTransitions } from "@crewline/domain/rules/time-entries/transitions";

/** Everything that a manager does with the time of one entry in a dialog. */
type EntryDecision = Extract<
  EntryEvent,
  | "correct"
  | "unapprove"
  | "reject"
  | "void"
  | "split"
  | "merge"
  | "reassign"
  | "changeBreaks"
  | "convert"
>;

/** The same, and what concerns an employee's request for other times. */
export type EntryEdit = EntryDecision | "requestCorrection" | "declineCorrection";

/** The edits that are behind the button for more, with their labels, in this order. */
const furtherEdits: readonly [edit: EntryDecision, label: string][] = [
  ["split", "Split"],
  ["merge", "Merge"],
  ["changeBreaks", "Breaks"],
  ["reassign", "Move to other work"],
  ["convert", "Convert to time off"],
  ["void", "Void"],
];

/** The further edits that the entry's state allows, so that the server refuses none of them. */
export function editsOf(
  entry: TimeEntry,
  entries: readonly TimeEntry[],
): { edit: EntryEdit; label: string }[] {
  return furtherEdits
    .filter(([edit]) => entryTransitions[entry.state][edit] !== undefined)
    .filter(([edit]) => edit !== "merge" || adjoiningEntries(entry, entries).length > 0)
    .map(([edit, label]) => ({ edit, label }));
}
