import type { leaveStepSchema } from "@crewline/domain/records/company/company";
import { leaveStep as leave } from "@crewline/domain/records/company/on-boarding";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";

type Input = z.infer<typeof leaveStepSchema>;

/** Records that a step was done or skipped, so that any device continues after it. */
export function leaveStep(actor: Actor, input: Input): Promise<Done> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    const onBoarding = leave(company.onBoarding, input.step, input.isSkipped);
    // No open form depends on the progress of the set-up, so the version stays.
    store.saveCompany({ ...company, onBoarding });
    return {};
  });
}
