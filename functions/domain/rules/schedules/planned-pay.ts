import type { Currency } from "../../kernel/money/amount.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { payWorkweek } from "../pay/workweek.ts";
import type { PlannedWeek } from "./planned-overtime.ts";
import { asWorked } from "./planned-overtime.ts";
import { countingWeeks } from "./planned-weeks.ts";

export interface PricedWeek extends PlannedWeek {
  wages: readonly WageRate[];
  currency: Currency;
}

/**
 * Computes the pay of one person for working exactly the plan, in minor units, by the engine that
 * pays, with the hours that run into the workweeks beside it. Null where no rate applies, or under
 * rules that count over more than the one week.
 */
export function plannedPay(week: PricedWeek): number | null {
  if (week.rules.workPeriod !== null) return null;
  if (week.shifts.length === 0) return 0;
  return countingWeeks(week)
    .map(({ weekStart, shifts }) => payOfWeek({ ...week, weekStart, shifts }))
    .reduce((sum, pay) => (sum === null || pay === null ? null : sum + pay), 0);
}

function payOfWeek({ shifts, ...week }: PricedWeek): number | null {
  const entries = shifts.map(asWorked);
  const [now = ""] = shifts.map(({ endsAt }) => endsAt).toSorted((a, b) => b.localeCompare(a));
  return payWorkweek({ ...week, entries, now }).pay?.totalMinor ?? null;
}
