import type { Currency } from "../../kernel/money/amount.ts";
import { minorDigits } from "../../kernel/money/amount.ts";
import { rational, roundHalfUp } from "../../kernel/money/rational.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { RatedWork, WageRate } from "../rates/resolve-rate.ts";
import { resolveRate } from "../rates/resolve-rate.ts";

/** Paid hours of one day that are not worked; without a rate the pay is missing and the amount 0. */
export interface PaidHours {
  day: LocalDate;
  seconds: number;
  rateTenThousandths: number | null;
  amountMinor: number;
}

/** Effective dates are days, so any zone finds the same rate. */
const ZONE = "UTC";

/** Returns the pay of hours at the hourly rate of their day for the work, rounded half up. */
export function payOfHours(
  { day, seconds }: Pick<PaidHours, "day" | "seconds">,
  { rates, work, currency }: { rates: readonly WageRate[]; work: RatedWork; currency: Currency },
): PaidHours {
  const scale = 3600n * 10n ** BigInt(4 - minorDigits(currency));
  const rate = resolveRate(rates, { ...work, at: dayStart(day, ZONE) }, ZONE);
  const amount = rational(BigInt(seconds) * BigInt(rate ?? 0), scale);
  return { day, seconds, rateTenThousandths: rate, amountMinor: roundHalfUp(amount) };
}
