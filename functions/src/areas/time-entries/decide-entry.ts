import { answered } from "@crewline/domain/rules/entry-edits/correction";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { notApproved } from "@crewline/domain/rules/approvals/two-steps";
import type { decideTimeEntrySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
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
import { auditActorOf } from "../../operations/punches/running-entry.ts";

type Input = z.infer<typeof decideTimeEntrySchema>;

/** Sends an entry back to the employee, or voids it; always with a reason. */
export function decideEntry(
  actor: Actor,
  input: Input,
  decision: "reject" | "void",
): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const before = await store.timeEntries.get(input.entryId);
    requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
    requireVersion(before, input.expectedVersion, {
      what: "timeEntry",
      changedBy: before.updatedByName,
    });
    const state = entryStateAfter(before.state, decision);
    const { employeeId } = before;
    const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
    const by = auditActorOf(actor);
    const said = { name: by.name, at: book.terms.now };
    const after: TimeEntry = {
      ...before,
      state,
      ...(decision === "void" && answered(before, { state: "settled" }, said)),
      ...notApproved,
      wasApproved: before.wasApproved || before.state === "approved",
      updatedByName: by.name,
      updatedAt: book.terms.now,
      version: before.version + 1,
    };
    const { reason } = input;
    const tell = await tellIfSettled(unit, actor, { person: book.person, before, after, reason });
    recordChange(book, {
      before,
      after,
      action: decision,
      actor: by,
      reason,
      ...(actor.batchId && { batchId: actor.batchId }),
    });
    saveBook(book);
    tell();
    return { version: after.version };
  });
}
