import type { saveBillingSchema } from "@crewline/domain/records/subscription/subscription";
import type { z } from "zod";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { saveSubscription } from "../../operations/subscription/save-subscription.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveBillingSchema>;

/** Saves the tax ID and the e-mail address of invoices. */
export function saveBilling(actor: Actor, input: Input): Promise<Edited> {
  const { taxNumber, billingEmail, expectedVersion } = input;
  return command(actor, input, async (store) => {
    const company = await store.company();
    const before = await presentSubscription(store);
    requireVersion(before, expectedVersion, { what: "subscription" });
    const after = { ...before, taxNumber, billingEmail };
    return { version: saveSubscription(store, actor, { company, before, after }) };
  });
}
