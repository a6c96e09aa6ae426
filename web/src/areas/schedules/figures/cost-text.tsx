import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PlannedCost } from "@crewline/domain/projections/schedules/week-counter";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";

/** Nothing without a cost, or for readers who may not see the pay of everyone in it. */
export function CostText({ cost }: { cost: PlannedCost }) {
  const locale = useLocale();
  const company = useCompany();
  if (cost.minor === null || cost.minor === 0 || company.status !== "ready") return null;
  return (
    <span className="quiet">{` ${formatAmount(cost.minor, company.data.currency, locale)}`}</span>
  );
}
