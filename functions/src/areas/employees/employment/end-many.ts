import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import { employeeOfRow } from "../../../operations/batches/record-of-row.ts";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswer, BatchRow } from "@crewline/domain/records/batches/batch";
import { mayBeUndone } from "@crewline/domain/rules/batches/undo-batch";
import type { endManySchema } from "@crewline/domain/rules/employees/employee-inputs";
import type { EmployeeEnd, EndCause } from "@crewline/domain/records/employees/end-reason";
import { endCauseSchema } from "@crewline/domain/records/employees/end-reason";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { z } from "zod/mini";
import type { RowAttempt, RowDone } from "../../../operations/batches/run-batch.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { endEmployment } from "../../../operations/employment/end-employment.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { endingBy, planEnd, setEmploymentEnd } from "./set-employment-end.ts";

type Input = z.infer<typeof endManySchema>;

/** The last day that was set before, if any, and the version that the record must still have. */
const undoOfEndSchema = z.object({
  lastDay: z.nullable(localDateSchema),
  cause: z._default(z.nullable(endCauseSchema), null),
  version: versionSchema,
});

/**
 * Ends employments after one day, independently of each other; an immediate end cannot be undone.
 */
export function endMany(actor: Actor, input: Input): Promise<BatchAnswer> {
  const { lastDay, cause } = input;
  return runBatch(actor, input, async ({ employeeId, expectedVersion }, attempt) => {
    const planned = await command(actor, attempt, async (store) => {
      const { before, ends, version } = await planEnd(store, actor, {
        employeeId,
        expectedVersion,
        lastDay,
        cause,
      });
      return {
        title: before.name,
        undo: { lastDay: before.terminatedOn, cause: causeOf(ends), version },
      };
    });
    await endEmployment(endingBy(actor, employeeId));
    const { status } = await (await readCompany(actor.companyId)).employees.get(employeeId);
    const { title, undo } = planned;
    const done: RowDone = { recordId: employeeId, title, undo };
    return status === "terminated" ? { ...done, undo: null } : done;
  });
}

function causeOf(ends: EmployeeEnd | null): EndCause | null {
  const present = ends?.present ?? null;
  return present === null ? null : { reason: present.reason, note: present.note };
}

/** The last days that undoing the batch restores. */
export async function endsToUndo(
  actor: Actor,
  batchId: BatchId,
): Promise<{ employeeId: EmployeeId; lastDay: string | null }[]> {
  const batch = await (await readCompany(actor.companyId)).batches.find(batchId);
  if (batch?.kind !== "employees.endMany") return [];
  return batch.rows.filter(mayBeUndone).map((row) => ({
    employeeId: employeeOfRow(row),
    lastDay: undoOfEndSchema.parse(JSON.parse(row.undoJson ?? "null")).lastDay,
  }));
}

/**
 * Cancels a planned end, or restores the former last day; not possible once the end took effect.
 */
export async function undoEnd(
  actor: Actor,
  { row, undo }: { row: BatchRow; undo: unknown },
  attempt: RowAttempt,
): Promise<void> {
  const { lastDay, cause, version: expectedVersion } = undoOfEndSchema.parse(undo);
  const employeeId = employeeOfRow(row);
  await setEmploymentEnd(actor, {
    ...attempt,
    employeeId,
    expectedVersion,
    lastDay,
    cause,
    isRestored: true,
  });
}
