import type { saveBlackoutsSchema } from "@crewline/domain/records/time-off/blackout";
import { requireOwnBlackouts } from "@crewline/domain/rules/time-off/own-blackouts";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";

/**
 * Replaces the days on which employees can't request time off; what was requested before stays.
 * Throws blackoutElsewhere for a manager's change of days that hold beyond the managed locations.
 */
export function saveBlackouts(
  actor: Actor,
  input: z.infer<typeof saveBlackoutsSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    requireVersion(before, input.expectedVersion, { what: "company" });
    const managed = actor.scope === "company" ? null : (actor.locationIds ?? []);
    requireOwnBlackouts(before.blackouts ?? [], input.blackouts, managed);
    const after = { ...before, blackouts: input.blackouts };
    return { version: changeCompany(store, actor, { before, after }) };
  });
}
