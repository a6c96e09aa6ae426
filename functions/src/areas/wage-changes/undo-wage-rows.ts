import { wageChangeOfRow } from "../../operations/batches/record-of-row.ts";
import { wageChangeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { correctionsOf } from "@crewline/domain/rules/rates/take-back";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { z } from "zod/mini";
import type { RowAttempt, UndoRow } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import type { LocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { finishWageWeeks } from "../../operations/weeks/finish-wage-weeks.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { applyChanges } from "./apply-changes.ts";
import { cancelChanges, putBack } from "./cancel-wage-changes.ts";
import { planChanges } from "./plan-changes.ts";

const undoOfWageRowSchema = z.object({
  wageChangeIds: z.array(wageChangeIdSchema).check(z.minLength(1)),
});
export type UndoOfWageRow = z.infer<typeof undoOfWageRowSchema>;

/**
 * Undoing a raise or an import cancels its changes; those that have begun are corrected instead.
 * Undoing a cancellation restores the changes that have not begun.
 */
export function undoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  const cancel: UndoRow = (_row, undo, attempt) => undoWageRow(actor, undo, attempt);
  return {
    "wageChanges.bulkRaise": cancel,
    "wageChanges.import": cancel,
    "wageChanges.cancelMany": async (row, undo, attempt) => {
      await command(actor, attempt, (store) => {
        const by = { ...actor, batchId: attempt.batchId };
        return putBack(store, by, { wageChangeId: wageChangeOfRow(row), undo });
      });
    },
  };
}

async function undoWageRow(actor: Actor, undo: unknown, attempt: RowAttempt): Promise<void> {
  const { wageChangeIds } = undoOfWageRowSchema.parse(undo);
  const { correctionId } = await command(actor, attempt, async (store) => {
    const changes = await store.wageChanges.findAll(wageChangeIds);
    const [first, ...others] = changes;
    if (first === undefined) throw new RuleViolation("notFound", { what: "wageChange" });
    const person = await getLocalEmployee(store, first.employeeId, now());
    const hasBegun = changes.every(({ effectiveDate }) => effectiveDate <= person.today);
    if (hasBegun) return correctChanges(store, actor, { person, changes });
    await cancelChanges(store, { ...actor, batchId: attempt.batchId }, [first, ...others]);
    return { correctionId: null };
  });
  if (correctionId !== null) await finishWageWeeks(actor.companyId, correctionId);
}

interface Begun {
  person: LocalEmployee;
  changes: readonly WageChange[];
}

/** The amounts are those that the preview of the raise showed, with the opposite sign. */
async function correctChanges(store: CompanyStore, actor: Actor, { person, changes }: Begun) {
  const { id: employeeId, name } = person.employee;
  const { rates } = await store.employeePay.get(employeeId);
  const corrections = correctionsOf(changes, rates, name);
  const { fingerprint } = await planChanges(store, { employeeId, changes: corrections });
  const wanted = { employeeId, changes: corrections, fingerprint, batchId: null };
  const [made] = await applyChanges(store, actor, wanted);
  return { correctionId: made?.id ?? null };
}
