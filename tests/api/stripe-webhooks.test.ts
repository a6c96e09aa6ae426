import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { startCheckout } from "../../functions/src/areas/subscription/choose-plan.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
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

describe("a company that paid for two checkouts at once", () => {
  /** Two pages that were paid before either webhook came, the older first. */
  async function twice() {
    const company = await aCompany();
    const choice = { plan: "basic" } as const;
    await startCheckout(ownerOf(company), { ...anAttempt(), ...choice });
    const older = billing.stripe.payCheckout({ created: 1_780_000_000 });
    await startCheckout(ownerOf(company), { ...anAttempt(), ...choice });
    const newer = billing.stripe.payCheckout({ created: 1_780_000_060 });
    return { company, older, newer };
  }

  async function timesTold({ read }: TestCompany): Promise<number> {
    const rows = await (await read()).history.list([["subject", "==", COMPANY_SUBJECT]]);
    const fields = rows.flatMap(({ changes }) => changes.map(({ field }) => field));
    return fields.filter((field) => field === "secondSubscription").length;
  }

  test.each([["first"], ["last"]])(
    "pays for one: the older is ended at Stripe, and the history says so once, heard of %s",
    async (when) => {
      const { company, older, newer } = await twice();
      const heard = when === "first" ? [older, newer] : [newer, older];
      const events = heard.map((paid) => signedEvent(paid));
      for (const event of [...events, ...events]) expect(await billing.send(event)).toBe(200);
      expect([older.status, newer.status]).toEqual(["canceled", "active"]);
      // Stripe tells of the end, too.
      await billing.send(signedEvent(older, { type: "customer.subscription.deleted" }));
      await billing.send(signedEvent(newer));
      expect(await subscriptionOf(company)).toMatchObject({
        status: "active",
        stripe: { subscription: newer.id },
      });
      expect(await timesTold(company)).toBe(1);
    },
  );

  test("pays for one when both webhooks come at the same moment", async () => {
    const { company, older, newer } = await twice();
    const both = [older, newer].map((paid) => billing.send(signedEvent(paid)));
    expect(await Promise.all(both)).toEqual([200, 200]);
    expect([older.status, newer.status]).toEqual(["canceled", "active"]);
    expect(await timesTold(company)).toBe(1);
  });

  test("is tried again until Stripe has ended the superfluous one", async () => {
    const { company, older, newer } = await twice();
    await billing.send(signedEvent(newer));
    billing.stripe.isDown = true;
    const event = signedEvent(older);
    expect(await billing.send(event)).toBe(503);
    billing.stripe.isDown = false;
    expect(older.status).toBe("active");
    expect(await billing.send(event)).toBe(200);
    expect(older.status).toBe("canceled");
    expect(await timesTold(company)).toBe(1);
  });

  test("keeps the older one where the newer was cancelled before it was heard of", async () => {
    const { company, older, newer } = await twice();
    await billing.send(signedEvent(older));
    newer.status = "canceled";
    await billing.send(signedEvent(newer));
    expect(older.status).toBe("active");
    expect(await subscriptionOf(company)).toMatchObject({ stripe: { subscription: older.id } });
    expect(await timesTold(company)).toBe(0);
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
    const { paid } = await aPayingCompany(billing);
    const other = { ...paid, id: "sub_other", customer: "cus_other", status: "active" };
    other.metadata = { companyId: company.companyId };
    billing.stripe.subscriptions.set(other.id, other);
    expect(await billing.send(signedEvent(other))).toBe(200);
    expect(await subscriptionOf(company)).toEqual(before);
    expect(other.status).toBe("active");
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
