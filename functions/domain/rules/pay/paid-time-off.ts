import { minorDigits } from "../../kernel/money/amount.ts";
import { rational, roundHalfUp } from "../../kernel/money/rational.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { CountedDay } from "../../records/time-off/time-off.ts";
import type { RatedWork, WageRate } from "../rates/resolve-rate.ts";
import { resolveRate } from "../rates/resolve-rate.ts";
import { salaryOn } from "../rates/salary-rate.ts";

/** Paid hours of one day of time off; without a rate the pay is missing and the amount 0. */
export interface PaidHours {
  day: LocalDate;
  seconds: number;
  rateTenThousandths: number | null;
  amountMinor: number;
}

/** Effective dates are days, so any zone finds the same rate. */
const ZONE = "UTC";

/**
 * Returns the pay of the counted hours on the days on which no salary is paid, at the hourly rate
 * of the day for the employee's usual work, each day rounded half up. They are not hours worked:
 * they neither count toward overtime nor toward the regular rate (29 CFR 778.218, 778.219).
 */
export function paidTimeOff(
  counted: readonly CountedDay[],
  { rates, work, currency }: { rates: readonly WageRate[]; work: RatedWork; currency: string },
): PaidHours[] {
  const scale = 3600n * 10n ** BigInt(4 - minorDigits(currency));
  return counted
    .filter(({ day }) => salaryOn(rates, day) === null)
    .map(({ day, seconds }) => {
      const rate = resolveRate(rates, { ...work, at: dayStart(day, ZONE) }, ZONE);
      const amount = rational(BigInt(seconds) * BigInt(rate ?? 0), scale);
      return { day, seconds, rateTenThousandths: rate, amountMinor: roundHalfUp(amount) };
    });
}
