import { requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { correctTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { flagsAfterEdit } from "@crewline/domain/rules/entry-edits/edit-entry";
import { settledByEdit } from "@crewline/domain/rules/entry-edits/correction";
import { entryStateAfter } from "@crewline/domain/rules/time-entries/transitions";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { tellIfSettled } from "../../operations/mail/tell-about-time.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { placeWork, requireOwnShift } from "./place-work.ts";
import { auditActorOf } from "../../operations/punches/running-entry.ts";

type Input = z.infer<typeof correctTimeEntrySchema>;

/** Replaces the paid time; the punches stay. The correction counts as a review of the flags. */
export function correctEntry(actor: Actor, input: Input): Promise<Edited> {
  requireWorkable(input.payable, now());
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const before = await store.timeEntries.get(input.entryId);
    requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
    requireReach(actor, { locationIds: [input.locationId], what: "location" });
    requireVersion(before, input.expectedVersion, {
      what: "timeEntry",
      changedBy: before.updatedByName,
    });
    const state = entryStateAfter(before.state, "correct");
    const { employeeId } = before;
    const { locationId } = input;
    const time = [timeOf(before), input.payable];
    const book = await openWeekBook(store, { employeeId, now: now(), locationId }, time);
    const { shiftId = before.shiftId } = input;
    if (shiftId !== before.shiftId) await requireOwnShift(book, { ...input, shiftId });
    const by = auditActorOf(actor);
    const after: TimeEntry = {
      ...before,
      ...placeWork(book, { ...input, shiftId }, input.locationId === before.locationId),
      state,
      flags: flagsAfterEdit(before),
      proposedEndsAt: null,
      firstApproval: null,
      ...settledByEdit(before, { name: by.name, at: book.terms.now }),
      updatedByName: by.name,
      updatedAt: book.terms.now,
      version: before.version + 1,
    };
    const { reason } = input;
    const tell = await tellIfSettled(unit, actor, { person: book.person, before, after, reason });
    recordChange(book, { before, after, action: "correct", actor: by, reason });
    saveBook(book);
    tell();
    return { version: after.version };
  });
}
