import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { SYSTEM_UID } from "../history/system-actor.ts";
import { askStripe } from "../../platform/stripe.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { presentSubscription } from "./present-subscription.ts";
import { saveSubscription } from "./save-subscription.ts";

/** The customer at Stripe of a company; made with the first call, and once for two at a time. */
export async function stripeCustomer(companyId: CompanyId): Promise<string> {
  const store = await readCompany(companyId);
  const present = await presentSubscription(store);
  if (present.stripe !== null) return present.stripe.customer;
  // Stripe refuses a repeated key with other values, so it is made without any that may change.
  const { id } = await askStripe((client) =>
    client.customers.create(
      { metadata: { companyId } },
      { idempotencyKey: `customer_${companyId}` },
    ),
  );
  const { name } = await store.company();
  await updateCustomer(id, { ...present, name });
  return keepCustomer(companyId, id);
}

interface CustomerDetails extends Pick<Subscription, "billingEmail" | "taxNumber"> {
  name: string;
}

/** Sets where Stripe sends invoices and the tax ID that it prints on them; null removes either. */
export async function updateCustomer(
  customer: string,
  { billingEmail, taxNumber, name }: CustomerDetails,
): Promise<void> {
  const fields = taxNumber === null ? "" : [{ name: "Tax ID", value: taxNumber }];
  await askStripe((client) =>
    client.customers.update(customer, {
      name,
      email: billingEmail ?? "",
      invoice_settings: { custom_fields: fields },
    }),
  );
}

/** The customer that is kept: of two that were made at the same moment, the first. */
function keepCustomer(companyId: CompanyId, customer: string): Promise<string> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const company = await store.company();
    const before = await presentSubscription(store);
    if (before.stripe !== null) return before.stripe.customer;
    const after = { ...before, stripe: { customer, subscription: null, createdAt: null } };
    saveSubscription(store, { uid: SYSTEM_UID, displayName: "" }, { company, before, after });
    return customer;
  });
}

/** What Stripe calls the subscription. Throws wrongSubscriptionState where there is none. */
export function stripeSubscription({ stripe, status }: Subscription): string {
  if (stripe !== null && stripe.subscription !== null) return stripe.subscription;
  throw new RuleViolation("wrongSubscriptionState", { status });
}
