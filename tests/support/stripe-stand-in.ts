import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import type { TestCustomers } from "./stripe-customers.ts";
import { testCustomers } from "./stripe-customers.ts";

/** The key and the signing secret that the stand-in accepts and uses. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_test_local",
  STRIPE_WEBHOOK_SECRET: "whsec_local",
};

type Fields = Record<string, unknown>;

/** A subscription as the stand-in keeps and answers it; tests change it as Stripe would. */
export interface TestSubscription extends Fields {
  id: string;
  customer: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  pause_collection: object | null;
  cancellation_details: { comment: string } | null;
  metadata: Record<string, string>;
  items: { data: { id: string; quantity: number; price: { id: string; lookup_key: string } }[] };
}

export interface StripeStandIn extends Pick<
  TestCustomers,
  "customers" | "taxIds" | "refusedValues"
> {
  origin: string;
  subscriptions: Map<string, TestSubscription>;
  /** The requests that it answered, "POST /v1/customers". */
  requests: string[];
  /** While true, every request gets an answer of a broken server. */
  isDown: boolean;
  /**
   * As if the customer paid on the page of a checkout, the newest unless its address is given;
   * returns the subscription. Throws for a page that expired.
   */
  payCheckout: (told?: Partial<TestSubscription>, url?: string) => TestSubscription;
  close: () => Promise<void>;
}

interface Checkout extends Fields {
  id: string;
  status: "open" | "expired" | "complete";
  form: URLSearchParams;
}

const monthSeconds = 30 * 86_400;

/** Stripe's HTTP API on a free port, as far as the product uses it; it checks the secret key. */
export async function startStripe(port = 0): Promise<StripeStandIn> {
  const subscriptions = new Map<string, TestSubscription>();
  const { refusalOf, answerTo: answerOfCustomers, ...kept } = testCustomers();
  const answers = new Map<string, object>();
  const checkouts: Checkout[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answerTo(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    const what = `${request.method} ${pathname}`;
    requests.push(what);
    if (standIn.isDown) return { status: 500, body: failure("api_error") };
    if (request.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`) {
      return { status: 401, body: failure("invalid_request_error") };
    }
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answers.get(key) : undefined;
    if (known !== undefined) return { status: 200, body: known };
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const code = refusalOf(form);
    if (code !== null) return { status: 400, body: failure("invalid_request_error", code) };
    const body = bodyOf(what, form, searchParams);
    if (body === null) return { status: 404, body: failure("invalid_request_error") };
    if (typeof key === "string" && request.method === "POST") answers.set(key, body);
    return { status: 200, body };
  }

  function bodyOf(what: string, form: URLSearchParams, query: URLSearchParams): object | null {
    const [, id = ""] = /\/v1\/subscriptions\/(\w+)$/u.exec(what) ?? [];
    if (id !== "") {
      return change(subscriptions.get(id), what, new URLSearchParams([...form, ...query]));
    }
    if (what.includes("/v1/customers")) return answerOfCustomers(what, form);
    if (what.includes("/v1/checkout/sessions")) return checkout(what, form, query);
    switch (what) {
      case "GET /v1/prices": {
        const lookup_key = query.get("lookup_keys[0]") ?? "";
        return {
          object: "list",
          data: [{ object: "price", id: `price_${lookup_key}`, lookup_key }],
        };
      }
      case "POST /v1/billing_portal/sessions":
        return { object: "billing_portal.session", url: `${origin}/portal` };
      case "GET /v1/invoices":
        return { object: "list", data: [anInvoice(origin)] };
      default:
        return null;
    }
  }

  function checkout(what: string, form: URLSearchParams, query: URLSearchParams): object | null {
    const expired = /(\w+)\/expire$/u.exec(what)?.[1];
    if (expired !== undefined) {
      const found = checkouts.find((one) => one.id === expired && one.status === "open");
      return found === undefined ? null : Object.assign(found, { status: "expired" });
    }
    if (what.startsWith("GET")) {
      const ofCustomer = ({ form: own }: Checkout) => own.get("customer") === query.get("customer");
      const isOpen = ({ status }: Checkout) => status === query.get("status");
      return { object: "list", data: checkouts.filter((one) => ofCustomer(one) && isOpen(one)) };
    }
    const id = `cs_${short()}`;
    const created = Math.floor(Date.now() / 1000);
    const opened = { object: "checkout.session", id, created, url: `${origin}/checkout/${id}` };
    checkouts.push({ ...opened, status: "open", form });
    return { ...opened, status: "open" };
  }

  const standIn: StripeStandIn = {
    origin,
    subscriptions,
    ...kept,
    requests,
    isDown: false,
    payCheckout: (told = {}, url?: string) => {
      const found =
        url === undefined ? checkouts.at(-1) : checkouts.find((one) => one["url"] === url);
      if (found?.status !== "open") throw new Error("No checkout is open.");
      found.status = "complete";
      const paid = { ...subscriptionOf(found.form), ...told };
      subscriptions.set(paid.id, paid);
      return paid;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}

function subscriptionOf(form: URLSearchParams): TestSubscription {
  const now = Math.floor(Date.now() / 1000);
  const price = form.get("line_items[0][price]") ?? "";
  const item = {
    id: `si_${short()}`,
    quantity: Number(form.get("line_items[0][quantity]")),
    price: { id: price, lookup_key: price.replace("price_", "") },
    current_period_start: now,
    current_period_end: now + monthSeconds,
  };
  return {
    object: "subscription",
    id: `sub_${short()}`,
    customer: form.get("customer") ?? "",
    status: "active",
    created: now,
    cancel_at: null,
    cancel_at_period_end: false,
    pause_collection: null,
    cancellation_details: null,
    trial_end: null,
    default_payment_method: { object: "payment_method", card: { brand: "visa", last4: "4242" } },
    metadata: { companyId: form.get("subscription_data[metadata][companyId]") ?? "" },
    items: { data: [item] },
  };
}

/** What an update or a cancellation makes of a subscription; null for one that does not exist. */
function change(
  found: TestSubscription | undefined,
  what: string,
  form: URLSearchParams,
): TestSubscription | null {
  if (found === undefined) return null;
  if (what.startsWith("DELETE")) {
    found.status = "canceled";
    const comment = form.get("cancellation_details[comment]");
    found.cancellation_details = comment === null ? null : { comment };
  }
  if (form.has("cancel_at_period_end")) {
    found.cancel_at_period_end = form.get("cancel_at_period_end") === "true";
  }
  if (form.get("pause_collection") === "") found.pause_collection = null;
  const behavior = form.get("pause_collection[behavior]");
  if (behavior !== null) found.pause_collection = { behavior };
  const [item] = found.items.data;
  const price = form.get("items[0][price]");
  const quantity = form.get("items[0][quantity]");
  if (item !== undefined && price !== null) {
    item.price = { id: price, lookup_key: price.replace("price_", "") };
  }
  if (item !== undefined && quantity !== null) item.quantity = Number(quantity);
  return found;
}

function anInvoice(origin: string): Fields {
  return {
    object: "invoice",
    number: "CREW-0001",
    created: 1_790_000_000,
    total: 5400,
    currency: "usd",
    status: "paid",
    hosted_invoice_url: `${origin}/invoice`,
  };
}

function failure(type: string, code?: string): object {
  return { error: { type, code, message: "From the stand-in." } };
}

function short(): string {
  return randomUUID().replaceAll("-", "").slice(0, 12);
}

/** An event about an object, in the bytes and with the signature that Stripe sends. */
export function signedEvent(
  object: object,
  { id = `evt_${short()}`, type = "customer.subscription.updated", secret = "" } = {},
): { id: string; payload: string; signature: string } {
  const payload = JSON.stringify({ object: "event", id, type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret === "" ? stripeKeys.STRIPE_WEBHOOK_SECRET : secret,
  });
  return { id, payload, signature };
}
