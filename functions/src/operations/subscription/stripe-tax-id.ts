import type { TaxId } from "@crewline/domain/records/subscription/tax-id";
import { askStripe } from "../../platform/stripe.ts";

/** More than Stripe keeps of one customer. */
const EVERY = 100;

interface TaxIds {
  /** What this call added; null where the customer had the tax ID already, or gets none. */
  added: string | null;
  /** Those that the customer shall no longer have. */
  older: string[];
}

/**
 * Adds a tax ID to a customer who does not have it, once for a key, and returns those that it
 * replaces, which stay until they are deleted. Throws billingDetailRefused for one that Stripe refuses.
 */
export function addTaxId(
  customer: string,
  taxId: TaxId | null,
  idempotencyKey: string,
): Promise<TaxIds> {
  return askStripe(async ({ customers }) => {
    const { data } = await customers.listTaxIds(customer, { limit: EVERY });
    const same = data.find(({ type, value }) => type === taxId?.type && value === taxId.value);
    const older = data.filter((one) => one !== same).map(({ id }) => id);
    if (taxId === null || same !== undefined) return { added: null, older };
    const { type, value } = taxId;
    const key = `taxId_${idempotencyKey}`;
    const { id } = await customers.createTaxId(customer, { type, value }, { idempotencyKey: key });
    return { added: id, older };
  });
}

export async function deleteTaxIds(customer: string, ids: readonly string[]): Promise<void> {
  await askStripe(async ({ customers }) => {
    for (const id of ids) await customers.deleteTaxId(customer, id);
  });
}
