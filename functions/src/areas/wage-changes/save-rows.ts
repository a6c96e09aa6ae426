import { batchIdOf } from "@crewline/domain/records/batches/batch";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import { wageChangeOfRow } from "../../operations/batches/record-of-row.ts";
import { employeeOfRow } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type {
  saveWageChangeRowsSchema,
  WageChangeRow,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { canTakeBack } from "@crewline/domain/rules/rates/take-back";
import type { z } from "zod/mini";
import type { RowAttempt, RowDone } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { finishWageWeeks } from "../../operations/weeks/finish-wage-weeks.ts";
import { now } from "../../platform/clock.ts";
import { applyChanges } from "./apply-changes.ts";
import type { UndoOfWageRow } from "./undo-wage-rows.ts";

type Input = z.infer<typeof saveWageChangeRowsSchema>;

/** Changes the rates of several employees independently: an invalid row stops no other. */
export function saveRows(actor: Actor, input: Input): Promise<BatchAnswer> {
  const batchId = batchIdOf(input);
  return runBatch(actor, input, async (row, attempt) => {
    const done = await saveRow(actor, { row, batchId }, attempt);
    await finishWageWeeks(actor.companyId, wageChangeOfRow(done));
    return done;
  });
}

/** A change that has begun can be undone if there is a former rate; see undo-wage-rows. */
function saveRow(
  actor: Actor,
  { row, batchId }: { row: WageChangeRow; batchId: BatchId },
  attempt: RowAttempt,
): Promise<RowDone> {
  return command(actor, attempt, async (store) => {
    const { changes, fingerprint } = row;
    const employeeId = employeeOfRow(row);
    const { employee, today } = await getLocalEmployee(store, employeeId, now());
    const wanted = { employeeId, changes, fingerprint, batchId };
    const made = await applyChanges(store, actor, wanted);
    const canUndo = made.every((one) => one.effectiveDate > today || canTakeBack(one));
    const undo: UndoOfWageRow = { wageChangeIds: made.map(({ id }) => id) };
    const recordId = made[0]?.id ?? "";
    return { recordId, title: employee.name, undo: canUndo ? undo : null };
  });
}
