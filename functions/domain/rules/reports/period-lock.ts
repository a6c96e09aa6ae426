import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, weekDays } from "../../kernel/time/local-date.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { isOpenPeriod } from "./pay-period-state.ts";

type Period = Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state">;
type Lock = Pick<PayPeriodRecord, "firstDay" | "lastDay" | "state" | "locations">;

/** The closed period that holds the day, or null. */
export function closedPeriodOf<T extends Period>(day: LocalDate, periods: readonly T[]): T | null {
  const holds = (period: T) =>
    !isOpenPeriod(period.state) && period.firstDay <= day && day <= period.lastDay;
  return periods.find(holds) ?? null;
}

/** The closing of a location's part of the period that holds the day, or null. */
function locationClosingOf(day: LocalDate, locationId: LocationId, periods: readonly Lock[]) {
  const holding = periods.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  for (const { firstDay, lastDay, locations } of holding) {
    const own = locations.find((closing) => closing.locationId === locationId);
    if (own !== undefined) return { firstDay, lastDay, state: own.state };
  }
  return null;
}

/** True if time of the day at the location cannot change: there, or in the whole company. */
export function isLocked(
  day: LocalDate,
  locationId: LocationId,
  periods: readonly Lock[],
): boolean {
  return (
    closedPeriodOf(day, periods) !== null || locationClosingOf(day, locationId, periods) !== null
  );
}

/** The last day of the period if its days are closed at the location; null if they can change. */
export function closedUntil(locationId: LocationId, period: Lock | null): LocalDate | null {
  if (period === null) return null;
  return isLocked(period.lastDay, locationId, [period]) ? period.lastDay : null;
}

/**
 * Throws when a day from `first` to `last`, both included, is closed: periodLocked in a closed
 * period, locationLocked where only the location is closed, periodClosing during a closing.
 */
export function requireOpenDays(
  { first, last, locationId }: { first: LocalDate; last: LocalDate; locationId: LocationId },
  periods: readonly Lock[],
): void {
  const count = Math.max(0, daysBetween(first, last)) + 1;
  for (let offset = 0; offset < count; offset += 1) {
    const day = addDays(first, offset);
    const closed = closedPeriodOf(day, periods);
    const found = closed ?? locationClosingOf(day, locationId, periods);
    if (found === null) continue;
    const { firstDay, lastDay, state } = found;
    const code = closed === null ? "locationLocked" : "periodLocked";
    throw new RuleViolation(state === "closing" ? "periodClosing" : code, { firstDay, lastDay });
  }
}

/**
 * True when every day of the week is closed: what was paid for it stays. A week that reaches into
 * an open period is computed on; its closed days are frozen in their period's lines.
 */
export function isClosedWeek(weekStart: LocalDate, periods: readonly Period[]): boolean {
  return weekDays(weekStart).every((day) => closedPeriodOf(day, periods) !== null);
}
