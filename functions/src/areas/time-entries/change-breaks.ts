import { inOrder } from "@crewline/domain/rules/time-entries/check-span";
import { closedSpanOf, editedEntry } from "@crewline/domain/rules/entry-edits/edit-entry";
import { closedMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import type { changeBreaksSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { editEntries } from "./edit-entries.ts";

/** Adds, changes and removes the breaks of an entry, and records what was not taken. */
export function changeBreaks(actor: Actor, input: z.infer<typeof changeBreaksSchema>) {
  return editEntries(
    actor,
    { ...input, entries: [input] },
    async ({ book, entries: [before], by }) => {
      const { startsAt, endsAt } = closedSpanOf(before, book.person.employee.name);
      const breaks = inOrder(input.breaks);
      const { breaks: inMinutes } = closedMinutes({ startsAt, endsAt, breaks });
      const payable = { startsAt, endsAt, breaks: inMinutes };
      const { breakAttestation } = input;
      const after = editedEntry(before, "changeBreaks", { payable, breakAttestation, by });
      return [{ before, after, action: "changeBreaks" }];
    },
  );
}
