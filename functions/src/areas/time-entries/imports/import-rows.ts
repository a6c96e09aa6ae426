import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import type {
  ImportedWork,
  importTimeSchema,
} from "@crewline/domain/rules/imported-time/imported-work";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import { timeEntryOfRow } from "../../../operations/batches/record-of-row.ts";
import type { RowAttempt, RowDone, UndoRow } from "../../../operations/batches/run-batch.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command, commandInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { auditActorOf } from "../../../operations/punches/running-entry.ts";
import { openWeekBook, timeOf } from "../../../operations/weeks/open-week-book.ts";
import { recordChange, recordRemoval } from "../../../operations/weeks/record-change.ts";
import { saveBook } from "../../../operations/weeks/week-book.ts";
import { now } from "../../../platform/clock.ts";
import { judgeImport, requireWorkplace } from "./judge-import.ts";

/** The version that an imported entry must still have, for its import to be undone. */
const undoOfImportSchema = z.object({ version: versionSchema });
type UndoOfImport = z.infer<typeof undoOfImportSchema>;

/**
 * Imports pieces of work, each in a transaction of its own. Time that is there already stays as it
 * is, so that a file, or an overlapping one, may be imported again.
 */
export function importRows(
  actor: Actor,
  input: z.infer<typeof importTimeSchema>,
): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, attempt) => importRow(actor, row, attempt));
}

function importRow(actor: Actor, row: ImportedWork, attempt: RowAttempt): Promise<RowDone> {
  const { employeeId, title, device } = row;
  const turn = `week of ${employeeId}`;
  return commandInTurn(actor, { input: attempt, turn }, async (store) => {
    requireWorkplace(actor, row);
    const book = await openWeekBook(store, { employeeId, now: now() }, [row]);
    const judged = await judgeImport(book, actor, row);
    // Time that was there before is not this batch's to undo.
    if (judged.outcome === "same") return { recordId: judged.entryId, title, undo: null };
    const { entry } = judged;
    recordChange(book, {
      before: null,
      after: entry,
      action: "import",
      actor: auditActorOf(actor),
      origin: { source: "import", device },
      reason: null,
      batchId: attempt.batchId,
    });
    saveBook(book);
    const undo: UndoOfImport = { version: entry.version };
    return { recordId: entry.id, title, undo };
  });
}

/** Removes imported entries again that nobody has approved or changed since. */
export function importUndoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  return {
    "timeEntries.importRows": async (row, undo, attempt) => {
      const { version } = undoOfImportSchema.parse(undo);
      await undoImport(actor, { entryId: timeEntryOfRow(row), version }, attempt);
    },
  };
}

type Imported = UndoOfImport & { entryId: ReturnType<typeof timeEntryOfRow> };

async function undoImport(
  actor: Actor,
  { entryId, version }: Imported,
  attempt: RowAttempt,
): Promise<void> {
  await command(actor, attempt, async (store) => {
    const before = await store.timeEntries.get(entryId);
    requireReach(actor, { locationIds: [before.locationId], what: "timeEntry" });
    if (before.version !== version) {
      const isApproved = before.approvedAt !== null || before.firstApproval !== null;
      throw new RuleViolation("changedSinceImport", {
        changedBy: before.updatedByName,
        isApproved,
      });
    }
    const { employeeId } = before;
    const book = await openWeekBook(store, { employeeId, now: now() }, [timeOf(before)]);
    const by = auditActorOf(actor);
    const { batchId } = attempt;
    recordRemoval(book, { before, action: "undoImport", actor: by, reason: null, batchId });
    saveBook(book);
    return {};
  });
}
