import type { WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { addWageChangeSchema } from "@crewline/domain/records/pay/wage-change";
import type { z } from "zod/mini";
import { lookSoon } from "../../operations/alerts/look-soon.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { finishWageWeeks } from "../../operations/weeks/finish-wage-weeks.ts";
import { applyChanges } from "./apply-changes.ts";

type Input = z.infer<typeof addWageChangeSchema>;

/**
 * Adds a rate from a day on. Past weeks that it covers are recomputed, the last of many afterwards
 * and again when the attempt is repeated; exported pay is adjusted, not changed.
 */
export async function addWageChange(
  actor: Actor,
  input: Input,
): Promise<{ wageChangeId: WageChangeId }> {
  const added = await command(actor, input, async (store) => {
    const { change, fingerprint } = input;
    const { employeeId } = change;
    const wanted = { employeeId, changes: [change], fingerprint, batchId: null };
    const [made] = await applyChanges(store, actor, wanted);
    if (made === undefined) throw new Error("One change was made.");
    return { wageChangeId: made.id };
  });
  await finishWageWeeks(actor.companyId, added.wageChangeId);
  await lookSoon(actor.companyId, null);
  return added;
}
