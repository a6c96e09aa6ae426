import type { PayAdjustment } from "@crewline/domain/records/pay/pay-adjustment";
import { isStanding } from "@crewline/domain/rules/reports/take-back-adjustments";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Filter } from "../../store/unit/collection.ts";

/** The differences that are paid or will be; those that a reopening took back are left out. */
export async function standingAdjustments(
  { payAdjustments }: Pick<CompanyStore, "payAdjustments">,
  filters: readonly Filter[],
): Promise<PayAdjustment[]> {
  return (await payAdjustments.list(filters)).filter(isStanding);
}
