import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, weekDays } from "../../kernel/time/local-date.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { isOpenPeriod } from "./pay-period-state.ts";

type Period = Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state">;

/** The closed period that holds the day, or null. */
export function closedPeriodOf<T extends Period>(day: LocalDate, periods: readonly T[]): T | null {
  const holds = (period: T) =>
    !isOpenPeriod(period.state) && period.firstDay <= day && day <= period.lastDay;
  return periods.find(holds) ?? null;
}

/**
 * Throws periodLocked, or periodClosing while it is being closed, when a day from `first` to
 * `last`, both included, is in a closed period.
 */
export function requireOpenDays(
  { first, last }: { first: LocalDate; last: LocalDate },
  periods: readonly Period[],
): void {
  const count = Math.max(0, daysBetween(first, last)) + 1;
  for (let offset = 0; offset < count; offset += 1) {
    const closed = closedPeriodOf(addDays(first, offset), periods);
    if (closed === null) continue;
    const { firstDay, lastDay } = closed;
    const code = closed.state === "closing" ? "periodClosing" : "periodLocked";
    throw new RuleViolation(code, { firstDay, lastDay });
  }
}

/**
 * True when every day of the week is closed: what was paid for it stays. A week that reaches into
 * an open period is computed on; its closed days are frozen in their period's lines.
 */
export function isClosedWeek(weekStart: LocalDate, periods: readonly Period[]): boolean {
  return weekDays(weekStart).every((day) => closedPeriodOf(day, periods) !== null);
}
