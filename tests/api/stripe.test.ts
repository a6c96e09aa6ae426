import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import { changePlan, startCheckout } from "../../functions/src/areas/subscription/choose-plan.ts";
import { actOnSubscription } from "../../functions/src/areas/subscription/act-on-subscription.ts";
import { readInvoices } from "../../functions/src/areas/subscription/read-invoices.ts";
import { saveBilling } from "../../functions/src/areas/subscription/save-billing.ts";
import { recordUsage } from "../../functions/src/jobs/record-usage.ts";
import { endSubscription } from "../../functions/src/operations/subscription/end-subscription.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import type { TestBilling } from "../support/billing.ts";
import { aPayingCompany, ownerOf, startBilling, subscriptionOf } from "../support/billing.ts";
import { signedEvent } from "../support/stripe-stand-in.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

describe("a company that pays with Stripe", () => {
  test("is a customer once for two clicks, and has what it paid for when Stripe says so", async () => {
    const company = await aCompany();
    await anEmployee(company);
    const attempt = { ...anAttempt(), plan: "plus" as const };
    const first = await startCheckout(ownerOf(company), attempt);
    const second = await startCheckout(ownerOf(company), attempt);
    expect(second).toEqual(first);
    expect(await subscriptionOf(company)).toMatchObject({ status: "none", plan: null });
    await billing.send(signedEvent(billing.stripe.payCheckout()));
    expect(await subscriptionOf(company)).toMatchObject({
      status: "active",
      plan: "plus",
      seats: 1,
      paymentMethod: { brand: "visa", last4: "4242" },
    });
    expect((await (await company.read()).company()).terms).toMatchObject({ plan: "plus" });
  });

  test("cannot pay a second time", async () => {
    const { company } = await aPayingCompany(billing);
    const again = startCheckout(ownerOf(company), { ...anAttempt(), plan: "plus" });
    await expect(again).rejects.toMatchObject({ code: "wrongSubscriptionState" });
  });

  test("has one page open on which it can pay, for two admins as well", async () => {
    const company = await aCompany();
    const first = await startCheckout(ownerOf(company), { ...anAttempt(), plan: "basic" });
    const second = await startCheckout(ownerOf(company), { ...anAttempt(), plan: "plus" });
    expect(() => billing.stripe.payCheckout({}, first.url)).toThrow("No checkout is open.");
    await billing.send(signedEvent(billing.stripe.payCheckout({}, second.url)));
    expect(await subscriptionOf(company)).toMatchObject({ status: "active", plan: "plus" });
  });

  test("gets no refusal for an act that was done and whose answer was lost", async () => {
    const { company, paid } = await aPayingCompany(billing);
    const owner = ownerOf(company);
    for (const act of ["pause", "resume", "cancel", "keep"] as const) {
      const attempt = { ...anAttempt(), act, reason: null };
      await actOnSubscription(owner, attempt);
      await billing.send(signedEvent(paid));
      const { version } = await subscriptionOf(company);
      await actOnSubscription(owner, attempt);
      expect((await subscriptionOf(company)).version).toBe(version);
    }
  });

  test("is not paused again by a late repetition after it was resumed", async () => {
    const { company } = await aPayingCompany(billing);
    const owner = ownerOf(company);
    const pause = { ...anAttempt(), act: "pause" as const, reason: null };
    await actOnSubscription(owner, pause);
    await actOnSubscription(owner, { ...anAttempt(), act: "resume", reason: null });
    await actOnSubscription(owner, pause);
    expect(await subscriptionOf(company)).toMatchObject({ status: "active" });
  });

  test("changes the plan, pauses, resumes, cancels and takes that back, each in its history", async () => {
    const { company } = await aPayingCompany(billing);
    const owner = ownerOf(company);
    await changePlan(owner, { ...anAttempt(), plan: "plus" });
    expect(await subscriptionOf(company)).toMatchObject({ plan: "plus", status: "active" });
    await actOnSubscription(owner, { ...anAttempt(), act: "pause", reason: null });
    expect((await (await company.read()).company()).terms?.stop).toMatchObject({ why: "paused" });
    await actOnSubscription(owner, { ...anAttempt(), act: "resume", reason: null });
    await actOnSubscription(owner, { ...anAttempt(), act: "cancel", reason: "Too dear." });
    const cancelled = await subscriptionOf(company);
    expect(cancelled.cancelAt).toBe(cancelled.periodEnd);
    await expect(
      actOnSubscription(owner, { ...anAttempt(), act: "pause", reason: null }),
    ).rejects.toMatchObject({ code: "wrongSubscriptionState" });
    await actOnSubscription(owner, { ...anAttempt(), act: "keep", reason: null });
    expect(await subscriptionOf(company)).toMatchObject({ status: "active", cancelAt: null });
    const rows = await (await company.read()).history.list([["subject", "==", COMPANY_SUBJECT]]);
    const fields = rows.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields.filter((field) => field === "subscriptionStatus")).toHaveLength(3);
    expect(fields.filter((field) => field === "subscriptionEnd")).toHaveLength(2);
  });

  test("pays for its people from the next invoice on, counted at night", async () => {
    const { company, paid } = await aPayingCompany(billing);
    await anEmployee(company);
    await anEmployee(company, { name: "Ben" });
    await recordUsage(company.companyId);
    expect(paid.items.data[0]?.quantity).toBe(2);
    expect(await subscriptionOf(company)).toMatchObject({ seats: 2 });
    const before = billing.stripe.requests.length;
    await recordUsage(company.companyId);
    expect(billing.stripe.requests.length).toBe(before);
  });

  test("sees its invoices, and pays no more once it is erased", async () => {
    const { company, paid } = await aPayingCompany(billing);
    expect((await readInvoices(ownerOf(company))).invoices).toMatchObject([
      { number: "CREW-0001", totalCents: 5400, currency: "USD", isPaid: true },
    ]);
    await endSubscription(company.companyId);
    expect(paid.status).toBe("canceled");
  });

  test("changes nothing while Stripe does not answer, and says so", async () => {
    const { company } = await aPayingCompany(billing);
    const before = await subscriptionOf(company);
    const billingEmail = "billing@harbor.example";
    const details = { expectedVersion: before.version, taxId: null, billingEmail };
    billing.stripe.isDown = true;
    const asked = changePlan(ownerOf(company), { ...anAttempt(), plan: "plus" });
    await expect(asked).rejects.toMatchObject({ code: "billingUnreachable" });
    const saved = saveBilling(ownerOf(company), { ...anAttempt(), ...details });
    await expect(saved).rejects.toMatchObject({ code: "billingUnreachable" });
    billing.stripe.isDown = false;
    expect(await subscriptionOf(company)).toEqual(before);
  });
});
