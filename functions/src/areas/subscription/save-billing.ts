import type { saveBillingSchema } from "@crewline/domain/records/subscription/subscription";
import type { z } from "zod/mini";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { saveSubscription } from "../../operations/subscription/save-subscription.ts";
import { updateCustomer } from "../../operations/subscription/stripe-customer.ts";
import { isBillingSetUp } from "../../platform/stripe.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveBillingSchema>;

/**
 * Saves the tax ID and the e-mail address of invoices. Where the company has a customer at Stripe,
 * its invoices change with it: a save that Stripe does not answer is not made, and throws
 * billingUnreachable; one that Stripe refuses throws billingDetailRefused.
 */
export function saveBilling(actor: Actor, input: Input): Promise<Edited> {
  const { taxId, billingEmail, expectedVersion, idempotencyKey } = input;
  return command(actor, input, async (store) => {
    const company = await store.company();
    const before = await presentSubscription(store);
    requireVersion(before, expectedVersion, { what: "subscription" });
    const given = { taxNumber: taxId?.value ?? null, taxType: taxId?.type ?? null, billingEmail };
    const after = { ...before, ...given };
    // Within the transaction, so that no refused save reaches the invoices. To repeat it is harmless.
    if (before.stripe !== null && isBillingSetUp()) {
      const details = { name: company.name, billingEmail, taxId };
      await updateCustomer(before.stripe.customer, details, idempotencyKey);
    }
    return { version: saveSubscription(store, actor, { company, before, after }) };
  });
}
