import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekdayOf } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { nextPayPeriod, payPeriodOf } from "../../kernel/time/pay-period.ts";
import type { TierReason } from "../hours/tiers.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";

/**
 * The day by which a line of pay finds its pay period when a period cuts a workweek: weekly
 * overtime is known, and due, with the end of its week (29 CFR 778.106); all else on its own day.
 */
export function payDateOf(
  line: { day: LocalDate; because: TierReason },
  weekStart: LocalDate,
): LocalDate {
  return line.because === "weekly" ? addDays(weekStart, 6) : line.day;
}

/** True if no pay period cuts a workweek; otherwise the company should see a warning. */
export function areWeeksWhole(payPeriod: PayPeriod, weekStart: WorkRules["weekStart"]): boolean {
  if (payPeriod.kind === "weekly") return payPeriod.startsOn === weekStart;
  return payPeriod.kind === "biweekly" && weekdayOf(payPeriod.anchor) === weekStart;
}

/** The days in the workweek of `weekStart` on which a new pay period begins, but for its first. */
export function periodStartsWithin(weekStart: LocalDate, payPeriod: PayPeriod): LocalDate[] {
  const lastDay = addDays(weekStart, 6);
  const starts: LocalDate[] = [];
  let period = payPeriodOf(weekStart, payPeriod);
  while (period.lastDay < lastDay) {
    period = nextPayPeriod(period.firstDay, payPeriod);
    starts.push(period.firstDay);
  }
  return starts;
}
