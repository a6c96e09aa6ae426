import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { NamedShift } from "../../rules/figures/planned-figures.ts";
import { explainPlannedPay } from "../../rules/figures/planned-figures.ts";
import { plannedSalary } from "../../rules/figures/planned-salary.ts";
import type { SalariedPerson } from "../../rules/reports/salary-lines.ts";
import type { kept } from "./kept.ts";

/** What the pay of a person's planned week follows from. */
export interface CostTerms {
  rules: WorkRules;
  person: SalariedPerson;
  currency: Currency;
  payPeriodOn: (day: LocalDate) => PayPeriod;
}

export interface PlannedPerson {
  weekStart: LocalDate;
  /** The location whose shifts are counted. */
  place: { id: LocationId; timeZone: string };
  /** All shifts of the person in the week, at every location: they decide the overtime. */
  whole: readonly NamedShift[];
}

/** In minor units by day. */
type DayCosts = ReadonlyMap<LocalDate, number>;

/**
 * Returns what the shifts of a person at a place cost by day, in minor units, with the day's part of
 * a salary; the same amounts as their explanation adds up. Null where no rate applies, or under
 * rules that count over more than the one week.
 */
export function personCost(
  { whole, weekStart, place }: PlannedPerson,
  { rules, person, currency, payPeriodOn }: CostTerms,
): DayCosts | null {
  const { timeZone } = place;
  const week = { weekStart, timeZone, rules, shifts: whole };
  const pay = explainPlannedPay({ ...week, wages: person.rates, currency });
  if (pay === null) return null;
  const shifts = whole.filter(({ locationId }) => locationId === place.id);
  const counted = new Set(shifts.map(({ id }) => id));
  const costs = new Map<LocalDate, number>();
  const add = (day: LocalDate, minor: number) => costs.set(day, (costs.get(day) ?? 0) + minor);
  for (const { of, amount } of pay.lines) {
    if (of.kind === "part" && counted.has(of.part.shift.id)) add(of.part.shift.day, amount);
  }
  const salary = plannedSalary({ ...week, person, payPeriodOn }, ({ id }) => counted.has(id));
  for (const { day, paidMinor } of salary) add(day, paidMinor);
  return costs;
}

/** The costs of the people of a week, each kept until a shift or the pay of the person changes. */
export type KeptCosts = ReturnType<typeof kept<DayCosts | null>>;

/** Returns the same as `personCost`, counted only after a change. */
export function keptCost(
  id: EmployeeId,
  person: PlannedPerson,
  { pay, costs }: { pay: CostTerms; costs: KeptCosts },
): DayCosts | null {
  const { weekStart, place, whole } = person;
  return costs(id, [weekStart, place, pay, ...whole], () => personCost(person, pay));
}
