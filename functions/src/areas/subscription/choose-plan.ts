import type Stripe from "stripe";
import type { choosePlanSchema } from "@crewline/domain/records/subscription/subscription";
import type { PlanId } from "@crewline/domain/records/subscription/plan";
import { plans } from "@crewline/domain/records/subscription/plan";
import { isBilled } from "@crewline/domain/rules/subscription/terms-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { epochSeconds, instantAfter } from "@crewline/domain/kernel/time/instant";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { currentEmployees } from "../../operations/subscription/current-employees.ts";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import {
  stripeCustomer,
  stripeSubscription,
} from "../../operations/subscription/stripe-customer.ts";
import { syncSubscription } from "../../operations/subscription/sync-subscription.ts";
import { updateItem } from "../../operations/subscription/update-item.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import { askStripe } from "../../platform/stripe.ts";
import type { Done } from "../../rpc/answers.ts";
import { readCompany } from "../../store/company/read-company.ts";

type Input = z.infer<typeof choosePlanSchema>;

/** The shortest trial that Stripe accepts in a checkout. */
const SHORTEST_TRIAL_SECONDS = 48 * 3600;

/**
 * Starts the payment of a plan on Stripe's own page and returns its address. Payment pages that
 * were opened before are closed. What is left of a trial goes on. Throws wrongSubscriptionState for
 * a company that pays already.
 */
export async function startCheckout(actor: Actor, input: Input): Promise<{ url: string }> {
  const { companyId } = actor;
  const subscription = await presentSubscription(await readCompany(companyId));
  if (isBilled(subscription) && subscription.status !== "cancelled") {
    throw new RuleViolation("wrongSubscriptionState", { status: subscription.status });
  }
  const customer = await stripeCustomer(companyId);
  const price = await priceOf(input.plan);
  const quantity = Math.max((await currentEmployees(companyId)).length, 1);
  const page = `${env().appOrigins[0] ?? ""}/subscription`;
  const session = await askStripe((client) =>
    client.checkout.sessions.create(
      {
        mode: "subscription",
        customer,
        line_items: [{ price, quantity }],
        subscription_data: {
          metadata: { companyId },
          ...trialLeft(subscription.trialEnd),
        },
        success_url: `${page}?paid=1`,
        cancel_url: page,
      },
      { idempotencyKey: input.idempotencyKey },
    ),
  );
  if (session.url === null) throw new RuleViolation("billingUnreachable", {});
  await expireOlder(customer, session);
  return { url: session.url };
}

/** Closes the payment pages that were opened before this one, so that a company pays once. */
async function expireOlder(customer: string, newest: Stripe.Checkout.Session): Promise<void> {
  await askStripe(async (client) => {
    const { data } = await client.checkout.sessions.list({ customer, status: "open" });
    const older = data.filter(({ id, created }) => id !== newest.id && created <= newest.created);
    for (const { id } of older) await client.checkout.sessions.expire(id);
  });
}

function trialLeft(trialEnd: string | null): { trial_end?: number } {
  const isLong = trialEnd !== null && instantAfter(now(), SHORTEST_TRIAL_SECONDS) < trialEnd;
  return isLong ? { trial_end: epochSeconds(trialEnd) } : {};
}

/** Moves a paying company to another plan; Stripe charges or credits the days left. */
export async function changePlan(actor: Actor, input: Input): Promise<Done> {
  const store = await readCompany(actor.companyId);
  const subscription = stripeSubscription(await presentSubscription(store));
  const price = await priceOf(input.plan);
  const { idempotencyKey } = input;
  const charging = { proration: "create_prorations", request: { idempotencyKey } } as const;
  await updateItem(subscription, { price }, charging);
  await syncSubscription(subscription, { by: actor });
  return {};
}

/** What Stripe calls the price of a plan. Throws billingUnreachable if it has none of that key. */
async function priceOf(plan: PlanId): Promise<string> {
  const { data } = await askStripe((client) =>
    client.prices.list({ lookup_keys: [plans[plan].priceKey], limit: 1 }),
  );
  const [price] = data;
  if (price === undefined) throw new RuleViolation("billingUnreachable", {});
  return price.id;
}
