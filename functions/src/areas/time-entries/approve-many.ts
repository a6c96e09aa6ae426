import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import type { approveManySchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { z } from "zod/mini";
import { timeEntryOfRow } from "../../operations/batches/record-of-row.ts";
import type { RowDone, UndoRow } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approveEntry } from "./approve-entry.ts";
import { takeBack } from "./take-back.ts";

type Input = z.infer<typeof approveManySchema>;
type Row = Input["rows"][number];

/** The version that the entry must still have, for its approval to be undone. */
const undoOfApprovalSchema = z.object({ version: versionSchema });
type UndoOfApproval = z.infer<typeof undoOfApprovalSchema>;

/** Approves entries, each in a transaction of its own; the answer tells of each row. */
export function approveMany(actor: Actor, input: Input): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, attempt) =>
    command(actor, attempt, (store) =>
      approveRow(store, { ...actor, batchId: attempt.batchId }, row),
    ),
  );
}

async function approveRow(store: CompanyStore, actor: Actor, row: Row): Promise<RowDone> {
  const { entryId, expectedVersion, title } = row;
  const entry = await store.timeEntries.get(entryId);
  const { employeeId } = entry;
  const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(entry)]);
  const after = approveEntry(book, actor, { entry, expectedVersion });
  saveBook(book);
  // An entry that was approved before is not this batch's to undo.
  const undo: UndoOfApproval | null = after === entry ? null : { version: after.version };
  return { recordId: entryId, employeeId, title, undo };
}

/** Takes the approvals of a batch back, where nothing has changed since. */
export function undoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  return {
    "timeEntries.approveMany": async (row, undo, attempt) => {
      const { version } = undoOfApprovalSchema.parse(undo);
      await command(actor, attempt, async (store) => {
        const before = await store.timeEntries.get(timeEntryOfRow(row));
        requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
        requireVersion(before, version, {
          what: "timeEntry",
          changedBy: before.updatedByName,
        });
        const { employeeId } = before;
        const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
        const by = { ...actor, batchId: attempt.batchId };
        takeBack(book, by, { before, reason: null, marksLaterEdits: false });
        saveBook(book);
        return {};
      });
    },
  };
}
