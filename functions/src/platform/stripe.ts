import type Stripe from "stripe";
import type { RuleFields } from "@crewline/domain/rules/violations/rule-facts";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { env } from "./env.ts";
import { log } from "./log.ts";

const TIMEOUT_MILLIS = 20_000;
const MOST_RETRIES = 2;

let made: { origin: string | null; client: Stripe } | null = null;

/** True where the product takes payments. */
export function isBillingSetUp(): boolean {
  return env().stripeSecretKey !== null;
}

/** Returns the client of Stripe, loaded with the first call. Throws billingNotSetUp without a key. */
export async function stripe(): Promise<Stripe> {
  const { stripeSecretKey, stripeLocalOrigin } = env();
  if (stripeSecretKey === null) throw new RuleViolation("billingNotSetUp", {});
  if (made?.origin === stripeLocalOrigin) return made.client;
  const { Stripe: Client } = await import("stripe");
  const client = new Client(stripeSecretKey, {
    ...addressOf(stripeLocalOrigin),
    timeout: TIMEOUT_MILLIS,
    maxNetworkRetries: MOST_RETRIES,
    telemetry: false,
  });
  made = { origin: stripeLocalOrigin, client };
  return client;
}

/** The values of a form that Stripe refuses, by the code of its refusal. */
const refusedFields: Readonly<Record<string, RuleFields["billingDetailRefused"]>> = {
  tax_id_invalid: { path: "taxId.value", problem: { kind: "taxIdRefused" } },
  email_invalid: { path: "billingEmail", problem: { kind: "billingEmailRefused" } },
};

/**
 * Asks Stripe. Throws billingDetailRefused for a value of a form that Stripe refuses,
 * and billingUnreachable for any other answer that is a failure of theirs, of ours or of the network;
 * the log has what they said, which is written for developers.
 */
export async function askStripe<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  const asked = await stripe();
  try {
    return await ask(asked);
  } catch (error) {
    if (error instanceof RuleViolation) throw error;
    const refusal = refusedFields[codeOf(error)];
    if (refusal !== undefined) throw new RuleViolation("billingDetailRefused", refusal);
    log.error("Stripe refused or did not answer", { error });
    throw new RuleViolation("billingUnreachable", {});
  }
}

function codeOf(error: unknown): string {
  const isCoded = error instanceof Error && "code" in error && typeof error.code === "string";
  return isCoded ? String(error.code) : "";
}

function addressOf(origin: string | null) {
  if (origin === null) return {};
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" } as const;
}
