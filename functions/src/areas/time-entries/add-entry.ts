import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import type { addTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { openWeekBook } from "../../operations/weeks/open-week-book.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import { enteredEntry } from "./entered-entry.ts";
import { requireOwnShift } from "./place-work.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";

type Input = z.infer<typeof addTimeEntrySchema>;

/** Adds time without a punch. Invalid time is refused before its weeks are read. */
export function addEntry(actor: Actor, input: Input): Promise<{ entryId: TimeEntryId }> {
  requireWorkable(input.payable, now());
  const turn = `week of ${input.employeeId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    requireReach(actor, { locationIds: [input.locationId], what: "location" });
    const { employeeId, locationId, payable, reason } = input;
    const book = await openWeekBook(store, { employeeId, now: now(), locationId }, [payable]);
    await requireOwnShift(book, input);
    const by = auditActorOf(actor);
    const after = enteredEntry(book, { ...input, byName: by.name });
    recordChange(book, { before: null, after, action: "add", actor: by, reason });
    saveBook(book);
    return { entryId: after.id };
  });
}
