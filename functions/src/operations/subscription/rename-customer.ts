import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { askStripe, isBillingSetUp } from "../../platform/stripe.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { presentSubscription } from "./present-subscription.ts";

/**
 * Gives the customer at Stripe the present name of a renamed company, which stands on its invoices;
 * nothing for a company that never paid. Throws billingUnreachable, and the task tries again.
 */
export async function renameCustomer({ companyId }: Pick<DomainEvent, "companyId">): Promise<void> {
  if (!isBillingSetUp()) return;
  const store = await readCompany(companyId);
  const { stripe } = await presentSubscription(store);
  if (stripe === null) return;
  const { name } = await store.company();
  await askStripe((client) => client.customers.update(stripe.customer, { name }));
}
