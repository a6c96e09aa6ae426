import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { idSchema } from "@crewline/domain/rules/fields";
import { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import { command } from "../../rpc/attempt.ts";
import type { RowAttempt, UndoRow } from "../../rpc/run-batch.ts";
import { cancelChanges } from "./cancel-wage-change.ts";

const undoOfWageRowSchema = z.object({ wageChangeIds: z.array(idSchema).min(1) });
export type UndoOfWageRow = z.infer<typeof undoOfWageRowSchema>;

/** Undoing a raise or an import cancels its changes, as long as they have not begun. */
export function undoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  const cancel: UndoRow = (_row, undo, attempt) => undoWageRow(actor, undo, attempt);
  return { "wageChanges.bulkRaise": cancel, "wageChanges.import": cancel };
}

async function undoWageRow(actor: Actor, undo: unknown, attempt: RowAttempt): Promise<void> {
  const { wageChangeIds } = undoOfWageRowSchema.parse(undo);
  await command(actor, attempt, async (store) => {
    const changes = await store.wageChanges.findAll(wageChangeIds);
    const [first] = changes;
    if (first === undefined) throw new RuleViolation("notFound", { what: "wage change" });
    await cancelChanges(store, first.employeeId, changes);
    return {};
  });
}
