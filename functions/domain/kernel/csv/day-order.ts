import type { DayOrder } from "./read-day.ts";

/** How spreadsheets of a country write days with slashes. */
export function dayOrderOf(country: string): DayOrder {
  return country === "US" ? "month" : "day";
}
