import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { noSubscription } from "@crewline/domain/rules/subscription/subscription-after";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The one document of the collection. */
export const PRESENT = "present";

/** The subscription of a company; one without a document has no plan. */
export async function presentSubscription(store: CompanyStore): Promise<Subscription> {
  return (await store.subscription.find(PRESENT)) ?? noSubscription(store.companyId);
}
