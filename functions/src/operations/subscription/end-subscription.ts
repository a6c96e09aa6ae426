import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { askStripe, isBillingSetUp } from "../../platform/stripe.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { presentSubscription } from "./present-subscription.ts";

/** Ends at once what a company that is erased pays at Stripe; its invoices stay there. */
export async function endSubscription(companyId: CompanyId): Promise<void> {
  const { stripe, status } = await presentSubscription(await readCompany(companyId));
  const subscription = stripe?.subscription ?? null;
  if (subscription === null || status === "cancelled" || !isBillingSetUp()) return;
  await askStripe(async (client) => {
    const told = await client.subscriptions.retrieve(subscription);
    if (told.status !== "canceled") await client.subscriptions.cancel(subscription);
  });
}
