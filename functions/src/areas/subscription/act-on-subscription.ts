import type Stripe from "stripe";
import type {
  ActOnSubscription,
  SubscriptionAct,
} from "@crewline/domain/records/subscription/subscription";
import { isActDone, requireAct } from "@crewline/domain/rules/subscription/subscription-after";
import type { Actor } from "../../operations/commands/actor.ts";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import { stripeSubscription } from "../../operations/subscription/stripe-customer.ts";
import { syncSubscription } from "../../operations/subscription/sync-subscription.ts";
import { askStripe } from "../../platform/stripe.ts";
import type { Done } from "../../rpc/answers.ts";
import { readCompany } from "../../store/company/read-company.ts";

const updates: Readonly<Record<SubscriptionAct, Stripe.SubscriptionUpdateParams>> = {
  pause: { pause_collection: { behavior: "void" } },
  resume: { pause_collection: "" },
  cancel: { cancel_at_period_end: true },
  keep: { cancel_at_period_end: false },
};

/**
 * Pauses or resumes what the company pays, ends it with the period, or takes that end back. Throws
 * wrongSubscriptionState for an act that the state does not allow. An act that is already in effect
 * succeeds, so that an attempt whose answer was lost can be repeated.
 */
export async function actOnSubscription(actor: Actor, input: ActOnSubscription): Promise<Done> {
  const present = await presentSubscription(await readCompany(actor.companyId));
  const subscription = stripeSubscription(present);
  const { act, idempotencyKey, reason } = input;
  if (!isActDone(act, present)) {
    requireAct(act, present);
    await askStripe((client) =>
      client.subscriptions.update(subscription, updates[act], { idempotencyKey }),
    );
  }
  await syncSubscription(subscription, { by: actor, reason });
  return {};
}
