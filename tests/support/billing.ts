import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { startCheckout } from "../../functions/src/areas/subscription/choose-plan.ts";
import type { Actor } from "../../functions/src/operations/commands/actor.ts";
import { presentSubscription } from "../../functions/src/operations/subscription/present-subscription.ts";
import { env } from "../../functions/src/platform/env.ts";
import { handleStripe } from "../../functions/src/stripe-webhook.ts";
import type { TestCompany } from "./a-company.ts";
import { aCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import type { StripeStandIn, TestSubscription } from "./stripe-stand-in.ts";
import { signedEvent, startStripe, stripeKeys } from "./stripe-stand-in.ts";

/** A webhook in the bytes and with the signature that it is sent with. */
export interface Sent {
  payload: string;
  signature: string;
}

export interface TestBilling {
  stripe: StripeStandIn;
  /** The address of the webhook. */
  address: string;
  /** Sends a webhook; returns the status of the answer. */
  send: (event: Sent) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Sets billing up in this process until it is closed: a stand-in for Stripe, and the webhook as
 * Cloud Functions serve it.
 */
export async function startBilling(): Promise<TestBilling> {
  const stripe = await startStripe();
  const { STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: secret } = stripeKeys;
  const before = { ...env() };
  // The files of the API tests share a process, and it keeps its environment.
  Object.assign(env(), {
    stripeSecretKey,
    stripeWebhookSecret: secret,
    stripeLocalOrigin: stripe.origin,
  });
  const webhook = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      await handleStripe(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response);
    })();
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/api/stripe`;
  return {
    stripe,
    address,
    send: async ({ payload, signature }) => {
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      return (await fetch(address, { method: "POST", body: payload, headers })).status;
    },
    close: async () => {
      Object.assign(env(), before);
      webhook.close();
      await stripe.close();
    },
  };
}

export function ownerOf({ companyId, owner }: TestCompany): Actor {
  const { uid, email } = owner.login;
  const who = { uid, email, displayName: "Olivia", procedure: "test", employeeId: null };
  const reach = { role: "admin", scope: "company", locationIds: null } as const;
  return { ...who, ...reach, companyId, locale: unknownReader };
}

export async function subscriptionOf({ read }: TestCompany): Promise<Subscription> {
  return presentSubscription(await read());
}

/** A company that has paid for the small plan, as its first webhook says. */
export async function aPayingCompany(
  { stripe, send }: TestBilling,
  told: Partial<TestSubscription> = {},
) {
  const company = await aCompany();
  await startCheckout(ownerOf(company), { ...anAttempt(), plan: "basic" });
  const paid = stripe.payCheckout(told);
  const event = signedEvent(paid, { type: "customer.subscription.created" });
  const status = await send(event);
  if (status !== 200) throw new Error(`The first webhook was answered ${status}.`);
  return { company, paid, event };
}
