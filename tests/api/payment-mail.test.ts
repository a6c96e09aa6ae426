import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { instantBefore } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { runCompanyNight } from "../../functions/src/jobs/company-night.ts";
import { tellPaymentDue } from "../../functions/src/operations/subscription/tell-payment-due.ts";
import { now } from "../../functions/src/platform/clock.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import { giveSubscription } from "../support/a-subscription.ts";
import { anAttempt } from "../support/api-client.ts";
import type { TestBilling } from "../support/billing.ts";
import { aPayingCompany, startBilling } from "../support/billing.ts";
import { mailsTo } from "../support/outbox.ts";
import { dueWorkOf } from "../support/run-due-work.ts";
import { signedEvent } from "../support/stripe-stand-in.ts";

const daysAgo = (days: number) => instantBefore(now(), days * 86_400_000);
const stripe = { customer: "cus_1", subscription: "sub_1", createdAt: daysAgo(100) };
const missed = (days: number): Partial<Subscription> => ({
  status: "pastDue",
  plan: "plus",
  since: daysAgo(days),
  stripe,
});

async function toldTo(address: string) {
  return (await mailsTo(address)).flatMap(({ content }) =>
    content.kind === "paymentDue" ? [content] : [],
  );
}
const toldOwner = ({ owner }: TestCompany) => toldTo(owner.login.email);

test("a missed payment is told once as it is missed, before the grace ends, and after it", async () => {
  const company = await aCompany();
  for (const [days, stages] of [
    [1, ["begun"]],
    [12, ["begun", "last"]],
    [15, ["begun", "last", "stopped"]],
  ] as const) {
    // Each of these is a missed payment of its own, so each is told from its own day on.
    await giveSubscription(company, missed(days));
    await tellPaymentDue(company.companyId);
    await tellPaymentDue(company.companyId);
    const told = await toldOwner(company);
    expect(told.map(({ stage }) => stage).toSorted((a, b) => a.localeCompare(b))).toEqual(stages);
  }
  const [first] = (await toldOwner(company)).filter(({ stage }) => stage === "begun");
  const stopDay = localDateAt(instantBefore(daysAgo(1), -14 * 86_400_000), "America/New_York");
  expect(first).toMatchObject({ companyName: "Harbor Coffee", why: "pastDue", stopDay });
});

test("it is told to admins and the billing address, and to no one else", async () => {
  const company = await aCompany();
  const other = await aMember(company, { role: "admin", name: "Otto" });
  const manager = await aMember(company, { role: "manager", name: "Mia" });
  const billingEmail = `invoices-${company.companyId.toLowerCase()}@harborcoffee.example`;
  await giveSubscription(company, { ...missed(0), billingEmail });
  await tellPaymentDue(company.companyId);
  for (const address of [company.owner.login.email, other.login.email, billingEmail]) {
    expect(await toldTo(address)).toMatchObject([{ stage: "begun" }]);
  }
  expect(await toldTo(manager.login.email)).toEqual([]);
});

test("an admin whose address is also the billing address gets one message", async () => {
  const company = await aCompany();
  await giveSubscription(company, { ...missed(0), billingEmail: company.owner.login.email });
  await tellPaymentDue(company.companyId);
  expect(await toldOwner(company)).toHaveLength(1);
});

test("the night tells of a trial that is over", async () => {
  const company = await aCompany();
  await giveSubscription(company, { status: "trialing", plan: "plus", trialEnd: daysAgo(1) });
  const [night] = await dueWorkOf(company.companyId, "companyNight");
  if (night === undefined) throw new Error("no night is due");
  await runCompanyNight(night);
  expect(await toldOwner(company)).toMatchObject([{ why: "trialOver", stage: "begun" }]);
});

test("nobody is told of a suspended company, which is read-only for another reason", async () => {
  const company = await aCompany();
  const { api } = await aStaffMember();
  const { companyId } = company;
  const reason = "A test.";
  await api.companyOptions.actOn.mutate({ ...anAttempt(), companyId, act: "suspended", reason });
  await giveSubscription(company, missed(0));
  await tellPaymentDue(companyId);
  expect(await toldOwner(company)).toEqual([]);
});

describe("with Stripe", () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.close());

  test("a webhook of a missed payment, sent twice, has the owner told at once and once", async () => {
    const { company, paid } = await aPayingCompany(billing);
    expect(await toldOwner(company)).toEqual([]);
    paid.status = "past_due";
    const event = signedEvent(paid, { type: "invoice.payment_failed" });
    expect(await Promise.all([billing.send(event), billing.send(event)])).toEqual([200, 200]);
    await billing.send(signedEvent(paid, { type: "customer.subscription.updated" }));
    expect(await toldOwner(company)).toMatchObject([{ why: "pastDue", stage: "begun" }]);
  });
});
