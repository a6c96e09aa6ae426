import type Stripe from "stripe";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { askStripe } from "../../platform/stripe.ts";

/** How Stripe treats the days left, and the key of an act that may be repeated. */
interface Charging {
  proration: Stripe.SubscriptionUpdateParams.ProrationBehavior;
  request?: Stripe.RequestOptions;
}

/**
 * Changes the plan or the seats that a subscription pays for. Throws billingUnreachable where Stripe
 * does not answer or has nothing that the subscription pays for.
 */
export async function updateItem(
  subscription: string,
  change: { price: string } | { quantity: number },
  { proration, request }: Charging,
): Promise<void> {
  await askStripe(async (client) => {
    const { items } = await client.subscriptions.retrieve(subscription);
    const [item] = items.data;
    if (item === undefined) throw new RuleViolation("billingUnreachable", {});
    const params = { items: [{ id: item.id, ...change }], proration_behavior: proration };
    await client.subscriptions.update(subscription, params, request);
  });
}
