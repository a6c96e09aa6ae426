import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { SYSTEM_UID } from "../../functions/src/operations/history/system-actor.ts";
import { presentSubscription } from "../../functions/src/operations/subscription/present-subscription.ts";
import { saveSubscription } from "../../functions/src/operations/subscription/save-subscription.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";

/** Gives a company a subscription as a change of the payment provider would. */
export function giveSubscription(
  { companyId }: Pick<TestCompany, "companyId">,
  told: Partial<Subscription>,
): Promise<number> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const company = await store.company();
    const before = await presentSubscription(store);
    const by = { uid: SYSTEM_UID, displayName: "" };
    return saveSubscription(store, by, { company, before, after: { ...before, ...told } });
  });
}
