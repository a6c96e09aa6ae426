import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { isOpenPeriod } from "@crewline/domain/rules/reports/pay-period-state";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CompanyStore } from "../../store/company/company-store.ts";

/**
 * The pay periods that hold `day` or a later one and are closed, in the whole company or at some
 * location. Read in the transaction of a change, they make it and a closing wait for each other.
 */
export async function lockedPeriodsSince(
  store: Pick<CompanyStore, "payPeriods">,
  day: LocalDate,
): Promise<PayPeriodRecord[]> {
  const periods = await store.payPeriods.list([["lastDay", ">=", day]]);
  return periods.filter(({ state, locations }) => !isOpenPeriod(state) || locations.length > 0);
}

/**
 * The closed pay periods that hold `day` or a later one. Read in the transaction of a change, they
 * make it and the closing of a period wait for each other.
 */
export async function closedPeriodsSince(
  store: Pick<CompanyStore, "payPeriods">,
  day: LocalDate,
): Promise<PayPeriodRecord[]> {
  const locked = await lockedPeriodsSince(store, day);
  return locked.filter(({ state }) => !isOpenPeriod(state));
}

/** The pay periods that are closed or being closed, so many that end last; the newest first. */
export async function lastClosedPeriods(
  store: Pick<CompanyStore, "payPeriods">,
  most: number,
): Promise<PayPeriodRecord[]> {
  const closed = await store.payPeriods.list([["state", "in", ["closing", "closed", "exported"]]]);
  return closed.toSorted((a, b) => b.lastDay.localeCompare(a.lastDay)).slice(0, most);
}

/** The one of them that ends last, or null where none is closed. */
export async function lastClosedPeriod(
  store: Pick<CompanyStore, "payPeriods">,
): Promise<PayPeriodRecord | null> {
  return (await lastClosedPeriods(store, 1))[0] ?? null;
}

/** The last day of the last closed pay period, or null where none is closed. */
export async function lastClosedDay(
  store: Pick<CompanyStore, "payPeriods">,
): Promise<LocalDate | null> {
  return (await lastClosedPeriod(store))?.lastDay ?? null;
}
