import type { CountedDay } from "../../records/time-off/time-off.ts";
import type { RatedWork, WageRate } from "../rates/resolve-rate.ts";
import { salaryOn } from "../rates/salary-rate.ts";
import type { PaidHours } from "./pay-of-hours.ts";
import { payOfHours } from "./pay-of-hours.ts";

/**
 * Returns the pay of the counted hours on the days on which no salary is paid, at the hourly rate
 * of the day for the employee's usual work, each day rounded half up. They are not hours worked:
 * they neither count toward overtime nor toward the regular rate (29 CFR 778.218, 778.219).
 */
export function paidTimeOff(
  counted: readonly CountedDay[],
  terms: { rates: readonly WageRate[]; work: RatedWork; currency: string },
): PaidHours[] {
  return counted
    .filter(({ day }) => salaryOn(terms.rates, day) === null)
    .map((day) => payOfHours(day, terms));
}
