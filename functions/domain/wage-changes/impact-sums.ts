import type { WageChange } from "./wage-change.ts";
import type { WageImpact } from "./wage-impact.ts";

/** An impact in three numbers, as the record of a change keeps it. */
export function impactSums({
  weeks,
  openMinor,
  adjustmentMinor,
}: WageImpact): NonNullable<WageChange["impact"]> {
  return { weekCount: weeks.length, openMinor, adjustmentMinor };
}
