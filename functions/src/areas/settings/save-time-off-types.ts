import type { saveTimeOffTypesSchema } from "@crewline/domain/records/time-off/time-off-type";
import { requireTypesKept } from "@crewline/domain/rules/time-off/entered-time-off";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Replaces the company's types of time off. Throws timeOffTypeKept where one would be removed. */
export function saveTimeOffTypes(
  actor: Actor,
  input: z.infer<typeof saveTimeOffTypesSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    requireVersion(before, input.expectedVersion, { what: "company" });
    const { timeOffTypes } = input;
    requireTypesKept(before.timeOffTypes, timeOffTypes);
    return { version: changeCompany(store, actor, { before, after: { ...before, timeOffTypes } }) };
  });
}
