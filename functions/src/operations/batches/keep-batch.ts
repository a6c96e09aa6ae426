import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Actor } from "../commands/actor.ts";
import { doneRow, newBatch } from "./run-batch.ts";

interface Kept {
  idempotencyKey: string;
  title: string;
  recordId: string;
  employeeId: EmployeeId | null;
  /** What undoing it needs. */
  undo: object;
}

/**
 * Writes what undoes a command that changed many records in one transaction, in the same one: a
 * batch of one row, which is undone as a whole.
 */
export function keepBatch(
  store: CompanyStore,
  actor: Actor,
  { idempotencyKey, title, recordId, employeeId, undo }: Kept,
): BatchId {
  const row = { key: "all", title, employeeId };
  const batch = newBatch(actor, { idempotencyKey, groupId: idempotencyKey, title, rows: [row] });
  const rows = [doneRow(row, { recordId, title, undo })];
  store.batches.save(batch.id, { ...batch, rows, version: batch.version + 1 });
  return batch.id;
}
