import type { attemptSchema } from "@crewline/domain/kernel/fields/fields";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";

/** Marks the company as set up; the first time counts. */
export function finishOnBoarding(
  actor: Actor,
  input: z.infer<typeof attemptSchema>,
): Promise<Done> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    if (company.onBoardedAt === null) {
      const after = { ...company, onBoardedAt: now() };
      changeCompany(store, actor, { before: company, after, act: "setUpFinished" });
    }
    return {};
  });
}
