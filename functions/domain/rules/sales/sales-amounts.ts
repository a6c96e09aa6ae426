import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysFromTo } from "../../kernel/time/local-date.ts";
import type { SalesAmounts, SalesDay, SalesMonth } from "../../records/sales/sales-month.ts";

/** The amounts of a day for which nothing is entered. */
export const noSales: SalesAmounts = { totalMinor: null, hours: null };

/**
 * Returns the sales of a day in minor units: its total, or the sum of the hours that are known. Null
 * where nothing is entered, which is not the same as no sales.
 */
export function salesMinor({ totalMinor, hours }: SalesAmounts): number | null {
  const amounts = Object.values(hours ?? {});
  return amounts.length === 0 ? totalMinor : amounts.reduce((sum, amount) => sum + amount, 0);
}

/** True if both days have the same amounts in the same hours. */
export function isSameSales(one: SalesAmounts, other: SalesAmounts): boolean {
  const [hours, others] = [one.hours ?? {}, other.hours ?? {}];
  const names = new Set([...Object.keys(hours), ...Object.keys(others)]);
  return (
    one.totalMinor === other.totalMinor && [...names].every((hour) => hours[hour] === others[hour])
  );
}

/** The days of a range that have ever been entered, from the months that hold it. */
export function salesWithin(
  months: readonly Pick<SalesMonth, "days">[],
  firstDay: LocalDate,
  lastDay: LocalDate,
): ReadonlyMap<LocalDate, SalesDay> {
  const known = new Map(months.flatMap(({ days }) => Object.entries(days)));
  return new Map(
    daysFromTo(firstDay, lastDay).flatMap((day) => {
      const sales = known.get(day);
      return sales === undefined ? [] : [[day, sales] as const];
    }),
  );
}

/** The version of several days: it grows with each change of any of them. */
export function versionOfDays(days: ReadonlyMap<LocalDate, SalesDay>): number {
  return [...days.values()].reduce((sum, { version }) => sum + version, 0);
}
