import type { saveExchangeSchema } from "@crewline/domain/records/schedules/exchange-settings";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Sets how employees claim, swap and give up shifts; what was asked before keeps its way. */
export function saveExchange(
  actor: Actor,
  input: z.infer<typeof saveExchangeSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    requireVersion(before, input.expectedVersion, { what: "company" });
    const after = { ...before, exchange: input.exchange };
    return { version: changeCompany(store, actor, { before, after }) };
  });
}
