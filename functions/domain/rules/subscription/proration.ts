import { apportionTo } from "../../kernel/money/apportion.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";
import type { PlanId } from "../../records/subscription/plan.ts";
import { plans } from "../../records/subscription/plan.ts";

/** The days of a billing period: from `from` up to, not including, `until`. */
export interface BillingPeriod {
  from: LocalDate;
  until: LocalDate;
}

/**
 * The cents of a period before and from a day, which add up to the total. A day outside the period
 * counts as its nearest end; a period without days is all still to come.
 */
export function splitByDay(
  totalCents: number,
  { from, until }: BillingPeriod,
  day: LocalDate,
): { usedCents: number; unusedCents: number } {
  const days = daysBetween(from, until);
  if (days <= 0) return { usedCents: 0, unusedCents: totalCents };
  const used = Math.min(Math.max(daysBetween(from, day), 0), days);
  const shares = [used, days - used].map((part) => BigInt(totalCents) * BigInt(part));
  const [usedCents = 0, unusedCents = 0] = apportionTo(shares, BigInt(days), totalCents);
  return { usedCents, unusedCents };
}

/** What a plan costs a month for so many active employees, in cents. */
export function monthCents(plan: PlanId, seats: number): number {
  return plans[plan].seatCents * seats;
}

export interface PlanChange {
  from: PlanId;
  to: PlanId;
  seats: number;
  period: BillingPeriod;
  /** The day of the change, which the new plan pays. */
  day: LocalDate;
}

/** What a change of plan costs, in cents. */
export interface Proration {
  /** The days left of the old plan, which are paid back. */
  creditCents: number;
  /** The same days of the new plan. */
  chargeCents: number;
  /** The charge less the credit; negative when the next invoice becomes smaller. */
  dueCents: number;
  /** Each month from then on. */
  nextMonthCents: number;
  daysLeft: number;
}

/** The cost of a change of plan in the middle of a period, by days. */
export function prorationOf({ from, to, seats, period, day }: PlanChange): Proration {
  const creditCents = splitByDay(monthCents(from, seats), period, day).unusedCents;
  const chargeCents = splitByDay(monthCents(to, seats), period, day).unusedCents;
  return {
    creditCents,
    chargeCents,
    dueCents: chargeCents - creditCents,
    nextMonthCents: monthCents(to, seats),
    daysLeft: Math.max(daysBetween(day < period.from ? period.from : day, period.until), 0),
  };
}
