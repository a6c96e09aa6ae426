import type { splitTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { splitEntry as split } from "@crewline/domain/rules/entry-edits/split-entry";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { placeEntry } from "../../operations/weeks/week-book.ts";
import { editEntries } from "./edit-entries.ts";
import { requireWork } from "./place-work.ts";

type Input = z.infer<typeof splitTimeEntrySchema>;

/** Splits an entry in two; the second piece may be of another job role, location or shift. */
export function splitEntry(actor: Actor, input: Input) {
  requireReach(actor, { locationIds: [input.locationId], what: "location" });
  return editEntries(
    actor,
    { ...input, entries: [input] },
    async ({ book, entries: [before], by }) => {
      const work = await requireWork(book, input, before);
      const who = book.person.employee.name;
      const id = book.store.timeEntries.newId();
      const [first, second] = split(before, { at: input.at, id, work, who }, by);
      const placed = { ...second, ...placeEntry(book, second.payable.startsAt) };
      return [
        { before, after: first, action: "split" },
        { before: null, after: placed, action: "split" },
      ];
    },
  );
}
