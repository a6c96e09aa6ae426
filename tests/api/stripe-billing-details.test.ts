import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TaxId } from "@crewline/domain/records/subscription/tax-id";
import { startCheckout } from "../../functions/src/areas/subscription/choose-plan.ts";
import { openPortal } from "../../functions/src/areas/subscription/read-invoices.ts";
import { consumeEvent } from "../../functions/src/jobs/consume-event.ts";
import { isRename } from "../../functions/src/jobs/follow-rename.ts";
import { renameCustomer } from "../../functions/src/operations/subscription/rename-customer.ts";
import { saveBilling } from "../../functions/src/areas/subscription/save-billing.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, general } from "../support/a-company.ts";
import { giveSubscription } from "../support/a-subscription.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import type { TestBilling } from "../support/billing.ts";
import { aPayingCompany, ownerOf, startBilling, subscriptionOf } from "../support/billing.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const german: TaxId = { type: "eu_vat", value: "DE123456789" };
const british: TaxId = { type: "gb_vat", value: "GB123456789" };
/** Of the right form, and refused by Stripe. */
const refused: TaxId = { type: "us_ein", value: "00-0000000" };

interface Details {
  taxId: TaxId | null;
  billingEmail?: string | null;
}

async function detailsOf(company: TestCompany, { taxId, billingEmail = null }: Details) {
  const { version: expectedVersion } = await subscriptionOf(company);
  return { ...anAttempt(), expectedVersion, taxId, billingEmail };
}

async function save(company: TestCompany, details: Details) {
  return saveBilling(ownerOf(company), await detailsOf(company, details));
}

/** The tax IDs that Stripe prints on the invoices of a company. */
async function atStripe(company: TestCompany): Promise<TaxId[]> {
  const { stripe } = await subscriptionOf(company);
  const found = billing.stripe.taxIds.get(stripe?.customer ?? "") ?? [];
  return found.map(({ type, value }) => ({ type, value }) as TaxId);
}

async function sentTo(company: TestCompany) {
  const { stripe } = await subscriptionOf(company);
  return Object.fromEntries(billing.stripe.customers.get(stripe?.customer ?? "") ?? []);
}

describe("the tax ID of a company that pays", () => {
  test("is at Stripe from the save on, changes with it, and is removed with it", async () => {
    const { company } = await aPayingCompany(billing);
    expect(await atStripe(company)).toEqual([]);
    await save(company, { taxId: german });
    expect(await atStripe(company)).toEqual([german]);
    await save(company, { taxId: british });
    expect(await atStripe(company)).toEqual([british]);
    await save(company, { taxId: { ...british, type: "sg_gst" } });
    expect(await atStripe(company)).toMatchObject([{ type: "sg_gst" }]);
    await save(company, { taxId: null });
    expect(await atStripe(company)).toEqual([]);
    await save(company, { taxId: german });
    expect(await atStripe(company)).toEqual([german]);
  });

  test("stays one for a save that comes twice, and for one whose answer was lost", async () => {
    const { company } = await aPayingCompany(billing);
    const attempt = await detailsOf(company, { taxId: german });
    await Promise.all([1, 2].map(() => saveBilling(ownerOf(company), attempt)));
    await saveBilling(ownerOf(company), attempt);
    expect(await atStripe(company)).toEqual([german]);
    await save(company, { taxId: german, billingEmail: "billing@harbor.example" });
    expect(await atStripe(company)).toEqual([german]);
  });

  test("is told beside its field when Stripe refuses it, and nothing is half-written", async () => {
    const { company } = await aPayingCompany(billing);
    await save(company, { taxId: german, billingEmail: "billing@harbor.example" });
    const before = { stored: await subscriptionOf(company), sent: await sentTo(company) };
    billing.stripe.refusedValues.add(refused.value);
    const tried = save(company, { taxId: refused, billingEmail: "other@harbor.example" });
    await expect(tried).rejects.toMatchObject({
      code: "billingDetailRefused",
      fields: { path: "taxId.value", problem: { kind: "taxIdRefused" } },
    });
    expect(await subscriptionOf(company)).toEqual(before.stored);
    expect(await sentTo(company)).toEqual(before.sent);
    expect(await atStripe(company)).toEqual([german]);
  });

  test("stays when Stripe refuses the address of the same save", async () => {
    const { company } = await aPayingCompany(billing);
    await save(company, { taxId: german });
    const billingEmail = "nowhere@harbor.example";
    billing.stripe.refusedValues.add(billingEmail);
    await expect(save(company, { taxId: british, billingEmail })).rejects.toMatchObject({
      code: "billingDetailRefused",
      fields: { path: "billingEmail" },
    });
    expect(await atStripe(company)).toEqual([german]);
    expect((await subscriptionOf(company)).taxNumber).toBe(german.value);
  });

  test("stays while Stripe does not answer, and for an edit of an older version", async () => {
    const { company } = await aPayingCompany(billing);
    await save(company, { taxId: german });
    const change = await detailsOf(company, { taxId: british });
    billing.stripe.isDown = true;
    const asked = saveBilling(ownerOf(company), change);
    await expect(asked).rejects.toMatchObject({ code: "billingUnreachable" });
    billing.stripe.isDown = false;
    const stale = saveBilling(ownerOf(company), { ...change, ...anAttempt(), expectedVersion: 0 });
    await expect(stale).rejects.toMatchObject({ code: "staleVersion" });
    expect(await atStripe(company)).toEqual([german]);
  });

  test("is left to admins", async () => {
    const { company } = await aPayingCompany(billing);
    await save(company, { taxId: german });
    const change = await detailsOf(company, { taxId: british });
    const manager = await aMember(company, { role: "manager", locationIds: [company.harbor] });
    const ana = await aMember(company);
    for (const { api } of [manager, ana]) {
      const refusal = await refusalOf(api.subscription.saveBilling.mutate(change));
      expect(refusal).toMatchObject({ code: "FORBIDDEN" });
    }
    expect(await atStripe(company)).toEqual([german]);
  });
});

describe("billing details that were saved before the first payment", () => {
  test("are sent when the customer is made, once for two clicks", async () => {
    const company = await aCompany();
    await save(company, { taxId: german, billingEmail: "billing@harbor.example" });
    const attempt = { ...anAttempt(), plan: "plus" as const };
    await Promise.all([1, 2].map(() => startCheckout(ownerOf(company), attempt)));
    expect(await atStripe(company)).toEqual([german]);
    expect(await sentTo(company)).toMatchObject({
      name: "Harbor Coffee",
      email: "billing@harbor.example",
    });
  });

  test("are sent with the type of their form where they were saved without a type", async () => {
    const company = await aCompany();
    await giveSubscription(company, { taxNumber: "123456789", taxType: null });
    await openPortal(ownerOf(company));
    expect(await atStripe(company)).toEqual([{ type: "us_ein", value: "12-3456789" }]);
  });

  test("that Stripe refuses stop the payment with a sentence, until they are mended", async () => {
    const company = await aCompany();
    billing.stripe.refusedValues.add(refused.value);
    await save(company, { taxId: refused });
    const pay = () => startCheckout(ownerOf(company), { ...anAttempt(), plan: "plus" });
    await expect(pay()).rejects.toMatchObject({ code: "billingDetailRefused" });
    await save(company, { taxId: british });
    await pay();
    expect(await atStripe(company)).toEqual([british]);
  });
});

test("the address of invoices changes with the save, and an earlier printed field goes", async () => {
  const { company } = await aPayingCompany(billing);
  expect(await sentTo(company)).toMatchObject({ name: "Harbor Coffee", email: "" });
  await save(company, { taxId: german, billingEmail: "billing@harbor.example" });
  expect(await sentTo(company)).toMatchObject({
    email: "billing@harbor.example",
    "invoice_settings[custom_fields]": "",
  });
  expect(await sentTo(company)).not.toHaveProperty("tax_exempt");
  await save(company, { taxId: null, billingEmail: null });
  expect(await sentTo(company)).toMatchObject({ email: "" });
});

test("invoices name a renamed company by its new name", async () => {
  const { company } = await aPayingCompany(billing);
  const { companyId, owner, read } = company;
  const { version } = await (await read()).company();
  await owner.api.settings.saveCompany.mutate({
    ...anAttempt(),
    expectedVersion: version,
    company: { ...general, name: "Pier Coffee" },
  });
  const changes = await (await read()).events.list([["type", "==", "companyChanged"]]);
  const renames = changes.filter(isRename);
  expect(renames.length).toBeGreaterThan(0);
  for (const { id: eventId } of [...renames, ...renames]) {
    await consumeEvent("billingName", { companyId, eventId });
  }
  expect(await sentTo(company)).toMatchObject({ name: "Pier Coffee" });
});

test("a company that never paid is renamed without a customer", async () => {
  const company = await aCompany();
  await renameCustomer(company);
  expect((await subscriptionOf(company)).stripe).toBeNull();
});
