import { mergeEntries as merge } from "@crewline/domain/rules/entry-edits/merge-entries";
import type { mergeTimeEntriesSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import type { EditedEntry } from "./edit-entries.ts";
import { editEntries } from "./edit-entries.ts";

/** Merges adjoining entries of one employee; one stays, the others are voided. */
export function mergeEntries(actor: Actor, input: z.infer<typeof mergeTimeEntriesSchema>) {
  return editEntries(actor, input, async ({ book, entries, by }) => {
    const who = book.person.employee.name;
    const { kept, voided } = merge(entries, { who, by });
    const before = new Map(entries.map((entry) => [entry.id, entry]));
    const edited = (after: typeof kept, action: EditedEntry["action"]): EditedEntry => ({
      before: before.get(after.id) ?? null,
      after,
      action,
    });
    return [...voided.map((after) => edited(after, "mergeInto")), edited(kept, "merge")];
  });
}
