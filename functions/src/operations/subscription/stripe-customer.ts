import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import type { TaxId } from "@crewline/domain/records/subscription/tax-id";
import { taxIdOf } from "@crewline/domain/rules/subscription/tax-id-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { SYSTEM_UID } from "../history/system-actor.ts";
import { askStripe } from "../../platform/stripe.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { presentSubscription } from "./present-subscription.ts";
import { saveSubscription } from "./save-subscription.ts";
import { addTaxId, deleteTaxIds } from "./stripe-tax-id.ts";

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
  const { billingEmail } = present;
  const taxId = taxIdOf(present);
  // Two that make the customer at the same moment add one tax ID.
  const key = `${id}_${taxId?.type}_${taxId?.value}`;
  await updateCustomer(id, { name, billingEmail, taxId }, key);
  return keepCustomer(companyId, id);
}

interface CustomerDetails {
  name: string;
  billingEmail: string | null;
  taxId: TaxId | null;
}

/**
 * Sets where Stripe sends invoices and the tax ID that it prints on them; null removes either. Throws
 * billingDetailRefused for a value that Stripe refuses, and the customer stays as it was. A call that broke
 * off may have left both tax IDs; its repetition, or the next change, leaves one.
 */
export async function updateCustomer(
  customer: string,
  { name, billingEmail, taxId }: CustomerDetails,
  idempotencyKey: string,
): Promise<void> {
  const { added, older } = await addTaxId(customer, taxId, idempotencyKey);
  try {
    await askStripe((client) =>
      client.customers.update(customer, {
        name,
        email: billingEmail ?? "",
        // The tax IDs of earlier releases were printed by a field.
        invoice_settings: { custom_fields: "" },
      }),
    );
  } catch (error) {
    if (isRefused(error) && added !== null) await deleteTaxIds(customer, [added]);
    throw error;
  }
  await deleteTaxIds(customer, older);
}

function isRefused(error: unknown): boolean {
  return error instanceof RuleViolation && error.code === "billingDetailRefused";
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
