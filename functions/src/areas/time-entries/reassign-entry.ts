import { editedEntry } from "@crewline/domain/rules/entry-edits/edit-entry";
import type { reassignTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { editEntries } from "./edit-entries.ts";
import { requireWork } from "./place-work.ts";

type Input = z.infer<typeof reassignTimeEntrySchema>;

/** Moves an entry to another job role, location or shift; its time stays to the second. */
export function reassignEntry(actor: Actor, input: Input) {
  requireReach(actor, { locationIds: [input.locationId], what: "location" });
  return editEntries(
    actor,
    { ...input, entries: [input] },
    async ({ book, entries: [before], by }) => {
      const work = await requireWork(book, input, before);
      return [
        { before, after: editedEntry(before, "reassign", { ...work, by }), action: "reassign" },
      ];
    },
  );
}
