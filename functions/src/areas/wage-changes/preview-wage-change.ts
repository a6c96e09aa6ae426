import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { Actor } from "../../operations/commands/actor.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { planChanges } from "./plan-changes.ts";

/** Returns every entry and amount that the change would change; writes nothing. */
export async function previewWageChange(
  { companyId }: Actor,
  change: WageChangeInput,
): Promise<WageChangePreview> {
  const store = await readCompany(companyId);
  const { impact, fingerprint } = await planChanges(store, {
    employeeId: change.employeeId,
    changes: [change],
  });
  return { impact, fingerprint };
}
