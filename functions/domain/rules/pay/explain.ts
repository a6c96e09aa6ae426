import type { WorkId } from "../hours/workweek-input.ts";
import { formatRational, rational } from "../../kernel/money/rational.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import { checkSettings } from "./check-settings.ts";
import { underSalary } from "../hours/without-overtime.ts";
import type { Slice } from "../hours/classify.ts";
import type { TierReason } from "../hours/tiers.ts";
import { priceLines } from "./price-lines.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { rateBook } from "../rates/resolve-rate.ts";
import type { RuleId } from "./rule-source.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";
import type { CountedEntry } from "../hours/work-period.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { EntryBreak, WorkweekInput } from "../hours/workweek-input.ts";
import type { PeriodPay, WorkweekResult } from "./workweek.ts";
import { payPeriod, payWorkweek, pricingTerms } from "./workweek.ts";

/** A break of an entry, whether it is paid, and the rule that says so. */
export interface ExplainedBreak extends EntryBreak {
  rule: Extract<RuleId, "unpaidBreak" | "paidBreak" | "shortBreakPaid">;
}

/**
 * A stretch of one entry within one workday, tier and rate. Straight time and premium are exact
 * minor units, whole ("1200") or as a fraction ("3700/3"); null when pay is kept back.
 */
export interface ExplainedPart {
  startsAt: Instant;
  endsAt: Instant;
  day: LocalDate;
  seconds: number;
  multiplierPercent: number;
  rule: TierReason;
  rate: WageRate | null;
  /** True for time that a salary pays, which adds no pay. */
  isCovered: boolean;
  straight: string | null;
  premium: string | null;
}

/** From the raw punches to the parts that are paid; the parts of all entries are all hours. */
export interface ExplainedEntry {
  entryId: WorkId;
  punched: { startsAt: Instant; endsAt: Instant | null };
  rounded: { startsAt: Instant; endsAt: Instant; rule: RuleId | null };
  breaks: ExplainedBreak[];
  parts: ExplainedPart[];
}

/**
 * The derivation of a week's hours and pay. The seconds of the parts add up to the hours worked;
 * their straight time and premium, with the additions and the one `rounding`, are the total.
 */
export interface Explanation {
  result: WorkweekResult;
  entries: ExplainedEntry[];
  automaticBreaks: { day: LocalDate; seconds: number }[];
  regularRate: { rule: RuleId; minorPerHour: string } | null;
  rounding: string | null;
  violations: PayViolation[];
}

/** Explains one workweek, step by step, as data; `ruleSources` names the law behind each rule. */
export function explain(given: WorkweekInput): Explanation {
  const result = payWorkweek(given);
  const { violations } = result;
  if (checkSettings(given).length > 0) {
    return {
      result,
      entries: [],
      automaticBreaks: [],
      regularRate: null,
      rounding: null,
      violations,
    };
  }
  const input = underSalary(given);
  const paid = payPeriod(input);
  const priced = priceSlices(paid, input);
  const shown = new Set(result.hours.entries.map(({ entryId }) => entryId));
  const entries = paid.hours.counted
    .map((counted, index) => explainEntry(counted, partsOf(index, priced, paid), input))
    .filter(({ entryId }) => shown.has(entryId));
  return {
    result,
    entries,
    automaticBreaks: automaticBreaks(paid, input),
    regularRate: explainRate(paid, input),
    rounding: roundingOf(result, priced, paid),
    violations,
  };
}

/** A slice of the week with its exact pay over the period's denominator. */
interface PricedSlice {
  slice: Slice;
  pay: { straight: bigint; premium: bigint } | null;
  rate: WageRate | null;
}

function priceSlices({ hours, exact, period }: PeriodPay, input: WorkweekInput): PricedSlice[] {
  const { slices, counted } = hours;
  const priced = exact ? priceLines(slices, pricingTerms(hours, input)) : null;
  const rates = rateBook(input.wages, input.timeZone);
  const from = daysBetween(period.firstDay, input.weekStart);
  return slices
    .map((slice, index) => {
      const share = priced?.shares[index];
      const premium = priced?.premiums[index] ?? 0n;
      const pay = share === undefined ? null : { straight: share - premium, premium };
      const entry = counted[slice.entry]?.entry;
      const steps = entry ? rates.stepsFor(entry) : [];
      const rate = steps.findLast((step) => step.from <= slice.startsAt)?.source ?? null;
      return { slice, pay, rate };
    })
    .filter(({ slice }) => slice.day >= from && slice.day < from + 7);
}

function partsOf(
  entry: number,
  priced: readonly PricedSlice[],
  { exact, period }: PeriodPay,
): ExplainedPart[] {
  const minor = (value: bigint) => formatRational(rational(value, exact?.denominator ?? 1n));
  return priced
    .filter(({ slice }) => slice.entry === entry)
    .map(({ slice, pay, rate }) => ({
      startsAt: instantFromSeconds(slice.startsAt),
      endsAt: instantFromSeconds(slice.startsAt + slice.seconds),
      day: addDays(period.firstDay, slice.day),
      seconds: slice.seconds,
      multiplierPercent: slice.percent,
      rule: slice.because,
      rate,
      isCovered: slice.isCovered ?? false,
      straight: pay && minor(pay.straight),
      premium: pay && minor(pay.premium),
    }));
}

function explainEntry(
  { entry, payable }: CountedEntry,
  parts: ExplainedPart[],
  { rules }: WorkweekInput,
): ExplainedEntry {
  const rounded = {
    startsAt: instantFromSeconds(payable.startsAt),
    endsAt: instantFromSeconds(payable.endsAt),
  };
  const isRounded = rules.rounding.clockIn !== null || rules.rounding.clockOut !== null;
  return {
    entryId: entry.id,
    punched: { startsAt: entry.startsAt, endsAt: entry.endsAt },
    rounded: { ...rounded, rule: isRounded ? "punchRounding" : null },
    breaks: entry.breaks.map((taken) => ({ ...taken, rule: breakRule(taken, rules) })),
    parts,
  };
}

function breakRule(taken: EntryBreak, { breaks }: WorkRules): ExplainedBreak["rule"] {
  if (taken.isPaid) return "paidBreak";
  const isShort =
    taken.endsAt !== null &&
    elapsedSeconds(taken.startsAt, taken.endsAt) <= (breaks.paidUpToSeconds ?? -1);
  return isShort ? "shortBreakPaid" : "unpaidBreak";
}

function automaticBreaks(
  { hours, period }: PeriodPay,
  { weekStart }: WorkweekInput,
): Explanation["automaticBreaks"] {
  const from = daysBetween(period.firstDay, weekStart);
  return [...hours.deductedByDay]
    .filter(([day, seconds]) => seconds > 0 && day >= from && day < from + 7)
    .map(([day, seconds]) => ({ day: addDays(period.firstDay, day), seconds }));
}

function explainRate({ exact }: PeriodPay, { rules }: WorkweekInput): Explanation["regularRate"] {
  if (!exact) return null;
  const isAverage = rules.regularRate.method === "weighted-average";
  return {
    rule: isAverage ? "weightedAverage" : "rateInEffect",
    minorPerHour: formatRational(rational(exact.hourlyRegularRate, exact.denominator)),
  };
}

/**
 * The amount that the one rounding added to the exact pay of the week's hours; negative when it
 * took away.
 */
function roundingOf(
  { pay }: WorkweekResult,
  priced: readonly PricedSlice[],
  { exact }: PeriodPay,
): string | null {
  if (!pay || !exact) return null;
  const paid = pay.lines.reduce((sum, line) => sum + BigInt(line.amountMinor), 0n);
  const earned = priced.reduce(
    (sum, { pay: part }) => sum + (part ? part.straight + part.premium : 0n),
    0n,
  );
  return formatRational(rational(paid * exact.denominator - earned, exact.denominator));
}
