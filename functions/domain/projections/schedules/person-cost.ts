import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { NamedShift } from "../../rules/figures/planned-figures.ts";
import { explainPlannedPay, plannedSalary } from "../../rules/figures/planned-figures.ts";
import type { WageRate } from "../../rules/rates/resolve-rate.ts";

/** What the pay of a person's planned week follows from. */
export interface CostTerms {
  rules: WorkRules;
  wages: readonly WageRate[];
  currency: Currency;
  /** The home location, where a salary is booked. */
  homeId: LocationId | undefined;
  payPeriodOn: (day: LocalDate) => PayPeriod;
}

interface PlannedPerson {
  weekStart: LocalDate;
  timeZone: string;
  /** All shifts of the person in the week, at every location: they decide the overtime. */
  whole: readonly NamedShift[];
  /** Those that are counted. */
  shifts: readonly NamedShift[];
}

/**
 * Returns what the counted shifts of a person cost by day, in minor units, with the day's part of a
 * salary; the same amounts as their explanation adds up. Null where no rate applies, or under rules
 * that count over more than the one week.
 */
export function personCost(
  { whole, shifts, ...week }: PlannedPerson,
  { rules, wages, currency, homeId, payPeriodOn }: CostTerms,
): ReadonlyMap<LocalDate, number> | null {
  const pay = explainPlannedPay({ ...week, rules, wages, currency, shifts: whole });
  if (pay === null) return null;
  const counted = new Set(shifts.map(({ id }) => id));
  const costs = new Map<LocalDate, number>();
  const add = (day: LocalDate, minor: number) => costs.set(day, (costs.get(day) ?? 0) + minor);
  for (const { of, amount } of pay.lines) {
    if (of.kind === "part" && counted.has(of.part.shift.id)) add(of.part.shift.day, amount);
  }
  const salary = plannedSalary(shifts, { homeId, wages, payPeriodOn, weekStart: week.weekStart });
  for (const { day, shareMinor } of salary) add(day, shareMinor);
  return costs;
}
