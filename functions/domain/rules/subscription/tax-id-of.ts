import type { Subscription } from "../../records/subscription/subscription.ts";
import type { TaxId } from "../../records/subscription/tax-id.ts";
import { taxTypeOfForm, writtenTaxValue } from "../../records/subscription/tax-types.ts";

/** The tax ID of a company, or null; a number without a type has the first type of its form. */
export function taxIdOf({
  taxNumber,
  taxType,
}: Pick<Subscription, "taxNumber" | "taxType">): TaxId | null {
  if (taxNumber === null) return null;
  const type = taxType ?? taxTypeOfForm(taxNumber);
  return type === null ? null : { type, value: writtenTaxValue(type, taxNumber) };
}
