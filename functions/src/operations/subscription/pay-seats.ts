import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { isBilled } from "@crewline/domain/rules/subscription/terms-of";
import { isBillingSetUp } from "../../platform/stripe.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { presentSubscription } from "./present-subscription.ts";
import { stripeSubscription } from "./stripe-customer.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { updateItem } from "./update-item.ts";

/**
 * Pays for so many people from the next invoice on, without charging or crediting days. A company
 * that has none pays for one: Stripe ends no subscription by a quantity.
 */
export async function paySeats(companyId: CompanyId, people: number): Promise<void> {
  const present = await presentSubscription(await readCompany(companyId));
  const quantity = Math.max(people, 1);
  if (!isBillingSetUp() || !isBilled(present) || present.status === "cancelled") return;
  if (present.seats === quantity) return;
  const subscription = stripeSubscription(present);
  await updateItem(subscription, { quantity }, { proration: "none" });
  await syncSubscription(subscription);
}
