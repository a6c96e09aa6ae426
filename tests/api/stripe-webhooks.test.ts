import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCheckout } from "../../functions/src/areas/subscription/choose-plan.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { anAttempt } from "../support/api-client.ts";
import type { Sent, TestBilling } from "../support/billing.ts";
import { aPayingCompany, ownerOf, startBilling, subscriptionOf } from "../support/billing.ts";
import { signedEvent } from "../support/stripe-stand-in.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

describe("webhooks end in one right state", () => {
  test("when they come again, and twice at the same moment", async () => {
    const { company, paid, event } = await aPayingCompany(billing);
    const { version } = await subscriptionOf(company);
    paid.status = "past_due";
    const missed = signedEvent(paid, { type: "invoice.payment_failed" });
    expect(
      await Promise.all([billing.send(missed), billing.send(missed), billing.send(event)]),
    ).toEqual([200, 200, 200]);
    const late = await subscriptionOf(company);
    expect(late).toMatchObject({ status: "pastDue", version: version + 1 });
    expect(await billing.send(missed)).toBe(200);
    expect(await subscriptionOf(company)).toEqual(late);
    const events = await (
      await firestore()
    )
      .collection("stripeEvents")
      .where("companyId", "==", company.companyId)
      .get();
    expect(events.docs.map(({ id }) => id)).toContain(missed.id);
  });

  test("when the older comes last: it says nothing that Stripe does not say now", async () => {
    const { company, paid } = await aPayingCompany(billing);
    const missed = signedEvent({ ...paid, status: "past_due" });
    const settled = signedEvent(paid);
    await billing.send(settled);
    await billing.send(missed);
    expect(await subscriptionOf(company)).toMatchObject({ status: "active", since: null });
  });

  test("in every order of what happened", async () => {
    const { company, paid } = await aPayingCompany(billing);
    const happened = ["past_due", "active", "past_due", "canceled"].map((status) => {
      paid.status = status;
      return signedEvent({ ...paid });
    });
    for (const event of [3, 0, 2, 1, 0, 3].flatMap((index) => happened[index] ?? [])) {
      await billing.send(event);
    }
    expect(await subscriptionOf(company)).toMatchObject({ status: "cancelled" });
  });

  test("when an old subscription is heard of after a new one began", async () => {
    const { company, paid } = await aPayingCompany(billing, { created: 1_780_000_000 });
    paid.status = "canceled";
    await billing.send(signedEvent(paid));
    await startCheckout(ownerOf(company), { ...anAttempt(), plan: "plus" });
    await billing.send(signedEvent(billing.stripe.payCheckout()));
    await billing.send(signedEvent(paid));
    expect(await subscriptionOf(company)).toMatchObject({ status: "active", plan: "plus" });
  });

  test("when they are about an invoice or a checkout, which name the subscription", async () => {
    const { company, paid } = await aPayingCompany(billing);
    paid.status = "past_due";
    const invoice = {
      object: "invoice",
      parent: { subscription_details: { subscription: paid.id } },
    };
    await billing.send(signedEvent(invoice, { type: "invoice.payment_failed" }));
    expect(await subscriptionOf(company)).toMatchObject({ status: "pastDue" });
    paid.status = "active";
    const checkout = { object: "checkout.session", subscription: paid.id };
    await billing.send(signedEvent(checkout, { type: "checkout.session.completed" }));
    expect(await subscriptionOf(company)).toMatchObject({ status: "active", since: null });
  });
});

describe("a webhook that Stripe did not sign", () => {
  const forged: readonly (readonly [string, (event: Sent) => Sent])[] = [
    ["without a signature", (event) => ({ ...event, signature: "" })],
    ["with another text", ({ payload, signature }) => ({ payload: `${payload} `, signature })],
    ["with a signature of nonsense", (event) => ({ ...event, signature: "t=1,v1=00" })],
  ];

  test.each(forged)("%s is refused, and nothing changes", async (_, forge) => {
    const { company, paid } = await aPayingCompany(billing);
    const before = await subscriptionOf(company);
    paid.status = "canceled";
    expect(await billing.send(forge(signedEvent(paid)))).toBe(400);
    expect(await subscriptionOf(company)).toEqual(before);
  });

  test("signed with another secret is refused; so is any other method", async () => {
    const { paid } = await aPayingCompany(billing);
    expect(await billing.send(signedEvent(paid, { secret: "whsec_other" }))).toBe(400);
    expect((await fetch(billing.address)).status).toBe(405);
  });

  test("about a subscription of another customer changes nothing", async () => {
    const { company } = await aPayingCompany(billing);
    const before = await subscriptionOf(company);
    const other = { ...billing.stripe.payCheckout(), customer: "cus_other", status: "canceled" };
    billing.stripe.subscriptions.set(other.id, other);
    expect(await billing.send(signedEvent(other))).toBe(200);
    expect(await subscriptionOf(company)).toEqual(before);
  });

  test("is asked for again while Stripe cannot be asked what it means", async () => {
    const { company, paid } = await aPayingCompany(billing);
    paid.status = "past_due";
    const event = signedEvent(paid);
    billing.stripe.isDown = true;
    expect(await billing.send(event)).toBe(503);
    billing.stripe.isDown = false;
    expect(await billing.send(event)).toBe(200);
    expect(await subscriptionOf(company)).toMatchObject({ status: "pastDue" });
  });
});
