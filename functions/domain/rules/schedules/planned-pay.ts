import type { Currency } from "../../kernel/money/amount.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { payWorkweek } from "../pay/workweek.ts";
import type { PlannedWeek } from "./planned-overtime.ts";
import { asWorked } from "./planned-overtime.ts";

export interface PricedWeek extends PlannedWeek {
  wages: readonly WageRate[];
  currency: Currency;
}

/**
 * Computes the pay of one person for working exactly the plan, in minor units, by the engine that
 * pays. Null where no rate applies, or under rules that count over more than the one week.
 */
export function plannedPay({ shifts, ...week }: PricedWeek): number | null {
  if (week.rules.workPeriod !== null) return null;
  const entries = shifts.map(asWorked);
  const latest = shifts
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1);
  if (latest === undefined) return 0;
  return payWorkweek({ ...week, entries, now: latest }).pay?.totalMinor ?? null;
}
