import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type {
  decideTimeEntrySchema,
  unapproveManySchema,
} from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { takeBack } from "./take-back.ts";

type Decision = z.infer<typeof decideTimeEntrySchema>;
type Decided = Pick<Decision, "entryId" | "expectedVersion" | "reason">;

/** Withdraws an approval, with a reason: the entry waits for approval again. */
export function unapproveEntry(actor: Actor, input: Decision): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { version } = await unapprove(store, actor, input);
    return { version };
  });
}

/** Withdraws approvals, each in a transaction of its own; the answer tells of each row. */
export function unapproveMany(
  actor: Actor,
  input: z.infer<typeof unapproveManySchema>,
): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, attempt) =>
    command(actor, attempt, async (store) => {
      const { employeeId } = await unapprove(store, { ...actor, batchId: attempt.batchId }, row);
      return { recordId: row.entryId, employeeId, title: row.title, undo: null };
    }),
  );
}

async function unapprove(
  store: CompanyStore,
  actor: Actor,
  { entryId, expectedVersion, reason }: Decided,
): Promise<TimeEntry> {
  const before = await store.timeEntries.get(entryId);
  const { employeeId, locationId, updatedByName: changedBy } = before;
  requireReach(actor, { locationIds: [locationId], what: "timeEntry" });
  requireVersion(before, expectedVersion, { what: "timeEntry", changedBy });
  const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
  const after = takeBack(book, actor, { before, reason, marksLaterEdits: true });
  saveBook(book);
  return after;
}
