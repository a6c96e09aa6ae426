import type { DayOrder } from "./read-day.ts";

/**
 * Returns the order of day and month in which spreadsheets of a country write days with slashes.
 */
export function dayOrderOf(country: string): DayOrder {
  return country === "US" ? "month" : "day";
}
