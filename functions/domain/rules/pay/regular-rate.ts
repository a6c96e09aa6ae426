import type { Rational } from "../../kernel/money/rational.ts";
import { add, divide, multiply, rational, zero } from "../../kernel/money/rational.ts";

/** Hours (seconds) at an hourly rate in minor units; both exact. */
export interface RatedPart {
  seconds: number;
  rateMinor: Rational;
}

const HOUR = 3600;

/**
 * The weighted average of several rates, in minor units an hour: all straight-time pay and what
 * else counts, divided by all hours (29 CFR 778.109, 778.115). Zero when nothing was worked.
 */
export function weightedRegularRate(parts: readonly RatedPart[], extraMinor = 0): Rational {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  if (seconds === 0) return zero;
  const earned = add(straightPay(parts), rational(extraMinor));
  return multiply(divide(earned, rational(seconds)), rational(HOUR));
}

/** Straight-time pay in minor units. */
export function straightPay(parts: readonly RatedPart[]): Rational {
  return parts.reduce(
    (sum, part) => add(sum, multiply(rational(part.seconds, HOUR), part.rateMinor)),
    zero,
  );
}

/** The overtime that a bonus adds: half of it per hour worked, for each overtime hour (778.209). */
export function bonusOvertime(
  bonusMinor: number,
  hours: { total: Rational; overtime: Rational },
): Rational {
  const half = divide(rational(bonusMinor, 2), hours.total);
  return multiply(half, hours.overtime);
}

/** Hours that are paid at one multiplier, in percent. */
export interface Bucket {
  seconds: number;
  percent: number;
}

/** Straight time, premium and pay of hours that are sorted by multiplier already. */
export function payOfBuckets(
  buckets: readonly Bucket[],
  rateMinor: Rational,
): { straight: Rational; premium: Rational; pay: Rational } {
  const perSecond = divide(rateMinor, rational(HOUR));
  let straight = zero;
  let premium = zero;
  for (const { seconds, percent } of buckets) {
    const base = multiply(rational(seconds), perSecond);
    straight = add(straight, base);
    premium = add(premium, multiply(base, rational(percent - 100, 100)));
  }
  return { straight, premium, pay: add(straight, premium) };
}
