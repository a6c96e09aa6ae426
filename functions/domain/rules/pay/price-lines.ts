import { roundedQuotient } from "../../kernel/money/rational.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { ExtraPay } from "../hours/workweek-input.ts";

/** Hours at one rate (ten-thousandths an hour) and one multiplier. */
export interface RatedHours {
  seconds: number;
  rate: number;
  percent: number;
  /** True for hours that a salary pays: they count toward the regular rate and add no pay. */
  isCovered?: boolean;
}

/** The terms of the price of hours; `minorPerUnit` is 100 for USD. */
export interface PricingTerms {
  regularRate: WorkRules["regularRate"];
  minorPerUnit: number;
  extras: readonly ExtraPay[];
  premiumHours: number;
}

/**
 * Exact pay in minor units: every value is a numerator over `denominator`. `shares` has one value
 * per line, of which `premiums` is the part above straight time. The straight time and the regular
 * rate an hour contain what `extras` add to them.
 */
export interface ExactPay {
  denominator: bigint;
  shares: bigint[];
  premiums: bigint[];
  straight: bigint;
  premium: bigint;
  premiumHours: bigint;
  hourlyRegularRate: bigint;
}

/** Rates are ten-thousandths an hour, time is seconds: this many of their products are one unit. */
const RATE_SECONDS = 36_000_000n;
const HOUR = 3600n;

/**
 * Prices the hours of one work period. Straight time is rate times hours; the premium is the part
 * above 100 percent of the regular rate: all remuneration of the period divided by all its hours
 * (29 CFR 778.109, 778.115), or the rate of the hour itself where that is agreed (778.419).
 */
export function priceLines(lines: readonly RatedHours[], terms: PricingTerms): ExactPay {
  const sums = sumUp(lines, terms);
  const { total, flatHours, minor } = sums;
  const denominator = RATE_SECONDS * total * flatHours * 100n;
  const toDenominator = total * flatHours * 100n;
  const flatSecond = sums.flat * RATE_SECONDS * total;
  const average = rounded(sums.straight + sums.bonus * RATE_SECONDS, sums, terms);
  let straight = sums.bonus * denominator + sums.flat * denominator;
  let premium = 0n;
  const premiums: bigint[] = [];
  const shares = lines.map(({ seconds, rate, percent, isCovered = false }) => {
    const pay = isCovered ? 0n : BigInt(rate) * BigInt(seconds) * minor * toDenominator;
    straight += pay;
    if (percent <= 100) {
      premiums.push(0n);
      return pay;
    }
    const second = isAverage(terms) ? average : inEffect(rate, sums, terms);
    const above = BigInt((percent - 100) * seconds) * second * flatHours;
    const extra = above + BigInt(percent * seconds) * flatSecond;
    premium += extra;
    premiums.push(extra);
    return pay + extra;
  });
  const hourlyRegularRate = (average * flatHours + flatSecond) * HOUR * 100n;
  const premiumHours = hourlyRegularRate * BigInt(terms.premiumHours);
  return { denominator, shares, premiums, straight, premium, premiumHours, hourlyRegularRate };
}

/** Totals of the period; `straight` over RATE_SECONDS, `total` and `flatHours` in seconds. */
interface Sums {
  straight: bigint;
  total: bigint;
  flatHours: bigint;
  bonus: bigint;
  flat: bigint;
  minor: bigint;
}

function sumUp(lines: readonly RatedHours[], { minorPerUnit, extras }: PricingTerms): Sums {
  const minor = BigInt(minorPerUnit);
  let straight = 0n;
  let total = 0;
  let regular = 0;
  for (const { seconds, rate, percent } of lines) {
    straight += BigInt(rate) * BigInt(seconds) * minor;
    total += seconds;
    if (percent <= 100) regular += seconds;
  }
  const counting = extras.filter((extra) => extra.isInRegularRate);
  const bonus = sumOf(counting.filter((extra) => extra.isFlatSum !== true));
  const flat = sumOf(counting.filter((extra) => extra.isFlatSum === true));
  const flatHours = flat === 0n ? 1n : BigInt(regular || total || 1);
  return { straight, total: BigInt(total || 1), flatHours, bonus, flat, minor };
}

function sumOf(extras: readonly ExtraPay[]): bigint {
  return extras.reduce((sum, extra) => sum + BigInt(extra.amountMinor), 0n);
}

function isAverage({ regularRate }: PricingTerms): boolean {
  return regularRate.method === "weighted-average";
}

/** The regular rate of a second at one rate, over RATE_SECONDS times the total. */
function inEffect(rate: number, sums: Sums, terms: PricingTerms): bigint {
  const own = BigInt(rate) * sums.minor * sums.total;
  return rounded(own + sums.bonus * RATE_SECONDS, sums, terms);
}

/** With the option set, the regular rate an hour is rounded to the minor unit, half up. */
function rounded(second: bigint, { total }: Sums, { regularRate }: PricingTerms): bigint {
  if (!regularRate.isRoundedToMinorUnit) return second;
  const hourly = roundedQuotient(second * HOUR, RATE_SECONDS * total);
  return (hourly * RATE_SECONDS * total) / HOUR;
}
