import type { WageChange } from "../../records/pay/wage-change.ts";
import type { WageImpact } from "../../records/pay/wage-impact.ts";

/** An impact in three numbers, as the record of a change keeps it. */
export function impactSums({
  weeks,
  openMinor,
  adjustmentMinor,
}: WageImpact): NonNullable<WageChange["impact"]> {
  return { weekCount: weeks.length, openMinor, adjustmentMinor };
}
