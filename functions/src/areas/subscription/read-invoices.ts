import type { Invoice } from "@crewline/domain/projections/subscription/shown-invoice";
import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { Actor } from "../../operations/commands/actor.ts";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import { stripeCustomer } from "../../operations/subscription/stripe-customer.ts";
import { env } from "../../platform/env.ts";
import { askStripe, isBillingSetUp } from "../../platform/stripe.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** The most recent invoices, two years of a monthly plan. */
const LIMIT = 24;

/** The company's invoices, newest first; none where nothing was ever paid. */
export async function readInvoices({ companyId }: Actor): Promise<{ invoices: Invoice[] }> {
  const { stripe } = await presentSubscription(await readCompany(companyId));
  if (stripe === null || !isBillingSetUp()) return { invoices: [] };
  const { customer } = stripe;
  const { data } = await askStripe((client) => client.invoices.list({ customer, limit: LIMIT }));
  const invoices = data.map((told) => ({
    number: told.number ?? "",
    at: instantFromSeconds(told.created),
    totalCents: told.total,
    currency: told.currency.toUpperCase(),
    isPaid: told.status === "paid",
    url: told.hosted_invoice_url ?? null,
  }));
  return { invoices };
}

/** The address of Stripe's page on which an admin changes the card and downloads invoices. */
export async function openPortal({ companyId }: Actor): Promise<{ url: string }> {
  const customer = await stripeCustomer(companyId);
  const return_url = `${env().appOrigins[0] ?? ""}/subscription`;
  return askStripe(async (client) => {
    const { url } = await client.billingPortal.sessions.create({ customer, return_url });
    return { url };
  });
}
