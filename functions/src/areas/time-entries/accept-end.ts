import { endedEntry } from "@crewline/domain/rules/entry-edits/end-entry";
import type { acceptEndSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import { approveEntry } from "./approve-entry.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";

type Input = z.infer<typeof acceptEndSchema>;

/**
 * Sets the end of a forgotten clock-out, with breaks that were not punched, and approves the time,
 * in one transaction.
 */
export function acceptEnd(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.timeEntries.get(input.entryId);
    requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
    requireVersion(before, input.expectedVersion, {
      what: "timeEntry",
      changedBy: before.updatedByName,
    });
    const { employeeId } = before;
    const time = [timeOf(before), { startsAt: before.payable.startsAt, endsAt: input.endsAt }];
    const book = await openWeekBook(store, { employeeId, now: now() }, time);
    const actorOfAudit = auditActorOf(actor);
    const by = { name: actorOfAudit.name, at: book.terms.now };
    const ended = endedEntry(before, { endsAt: input.endsAt, breaks: input.breaks, by });
    recordChange(book, {
      before,
      after: ended,
      action: "correct",
      actor: actorOfAudit,
      reason: null,
    });
    const expectedVersion = ended.version;
    const { version } = approveEntry(book, actor, { entry: ended, expectedVersion });
    saveBook(book);
    return { version };
  });
}
