import type { IncomingMessage, ServerResponse } from "node:http";
import type Stripe from "stripe";
import { syncSubscription } from "./operations/subscription/sync-subscription.ts";
import { setApiHeaders } from "./platform/api-headers.ts";
import { env } from "./platform/env.ts";
import { log } from "./platform/log.ts";
import { isBillingSetUp, stripe } from "./platform/stripe.ts";

/** A request as Cloud Functions hands it over: the bytes of its body are read already. */
export type WebhookRequest = IncomingMessage & { rawBody?: Buffer };

/**
 * `/api/stripe`: the webhook of Stripe. The signature is checked over the bytes as they came; what
 * is not signed changes nothing. Stripe sends an event again unless the answer is 200.
 */
export async function handleStripe(
  request: WebhookRequest,
  response: ServerResponse,
): Promise<void> {
  setApiHeaders(response);
  response.statusCode = await statusOf(request).catch((error: unknown) => {
    log.error("a webhook of Stripe failed", { error });
    return 503;
  });
  if (response.statusCode === 405) response.setHeader("Allow", "POST");
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(`${response.statusCode}\n`);
}

async function statusOf(request: WebhookRequest): Promise<number> {
  if (request.method !== "POST") return 405;
  if (!isBillingSetUp()) return 404;
  const event = await signedEvent(request);
  if (event === null) return 400;
  const subscription = subscriptionOf(event);
  if (subscription !== null) await syncSubscription(subscription, { event: event.id });
  return 200;
}

/** The event, if Stripe signed it within the last minutes; null for a forged or an old one. */
async function signedEvent({ rawBody, headers }: WebhookRequest): Promise<Stripe.Event | null> {
  const secret = env().stripeWebhookSecret;
  const signature = headers["stripe-signature"];
  if (secret === null || typeof signature !== "string" || rawBody === undefined) return null;
  const { webhooks } = await stripe();
  try {
    return await webhooks.constructEventAsync(rawBody, signature, secret);
  } catch {
    return null;
  }
}

/** The subscription that an event is about; null for one that is about none. */
function subscriptionOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  if (!("object" in object)) return null;
  if (object.object === "subscription") return object.id;
  const found =
    object.object === "checkout.session"
      ? object.subscription
      : object.object === "invoice"
        ? object.parent?.subscription_details?.subscription
        : null;
  return typeof found === "string" ? found : (found?.id ?? null);
}
