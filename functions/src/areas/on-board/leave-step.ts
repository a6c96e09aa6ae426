import type { leaveStepSchema } from "@crewline/domain/records/company/company";
import { leaveStep as leave } from "@crewline/domain/records/company/on-boarding";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";

type Input = z.infer<typeof leaveStepSchema>;

/** Notes that a step was done or left out, so that any device goes on behind it. */
export function leaveStep(actor: Actor, input: Input): Promise<Done> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    const onBoarding = leave(company.onBoarding, input.step, input.isSkipped);
    // Where the set-up has come to is nothing that an open form could be stale about.
    store.saveCompany({ ...company, onBoarding });
    return {};
  });
}
