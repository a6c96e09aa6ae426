import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import { intersect, subtractAll } from "../../kernel/time/interval.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { CostSpan } from "../../records/pay/day-cost.ts";
import type { DailySummary, DaySpan } from "../../records/summaries/daily-summary.ts";

const HOUR = 3600;

/** An hour of a day, and the seconds that were planned and worked in it. */
export interface HourOfDay extends Interval<Instant> {
  scheduledSeconds: number;
  workedSeconds: number;
}

/**
 * Returns a day at a location hour by hour, from its first to its last hour with work: 23, 24 or 25
 * hours as the clocks there go, and the hours after midnight of what began on it. The seconds of
 * the hours add up to the planned and the worked hours of the day: time that is paid otherwise than
 * it was worked (rounding, deductions) is spread over its hours; running time ends at the present
 * minute. Empty without any work.
 */
export function hoursOfDay(
  { day, planned, worked }: Pick<DailySummary, "day" | "planned" | "worked">,
  timeZone: string,
  now: Instant,
): HourOfDay[] {
  const running = worked.map((span) => (span.endsAt === null ? runningUntil(span, now) : span));
  const spans = [...planned, ...running].filter(({ seconds }) => seconds > 0);
  const hours = hoursAround(spans, day, timeZone);
  const [scheduled, done] = [planned, running].map((some) =>
    perHour(
      some.map(({ seconds, ...span }) => ({ ...span, amount: seconds })),
      hours,
    ),
  );
  return hours.map((hour, index) => ({
    ...hour,
    scheduledSeconds: scheduled?.[index] ?? 0,
    workedSeconds: done?.[index] ?? 0,
  }));
}

function runningUntil(span: DaySpan, now: Instant): DaySpan {
  const endsAt = startOfMinute(now) > span.startsAt ? startOfMinute(now) : span.startsAt;
  const seconds = pieces({ ...span, endsAt }).reduce((sum, piece) => sum + lengthOf(piece), 0);
  return { ...span, endsAt, seconds };
}

/** Whole hours since the day began, around the spans. */
function hoursAround(
  spans: readonly DaySpan[],
  day: LocalDate,
  timeZone: string,
): Interval<Instant>[] {
  const begin = dayStart(day, timeZone);
  const latest = dayStart(addDays(day, 2), timeZone);
  const hours: Interval<Instant>[] = [];
  for (let startsAt = begin; startsAt < latest; startsAt = instantAfter(startsAt, HOUR)) {
    hours.push({ startsAt, endsAt: instantAfter(startsAt, HOUR) });
  }
  const isUsed = (hour: Interval<Instant>) =>
    spans.some(({ startsAt, endsAt }) => startsAt < hour.endsAt && (endsAt ?? "") > hour.startsAt);
  const first = hours.findIndex(isUsed);
  return first === -1 ? [] : hours.slice(first, hours.findLastIndex(isUsed) + 1);
}

/**
 * Returns what was planned and worked in each hour, in minor units: the amounts of the stretches,
 * spread over their hours.
 */
export function costPerHour(
  { planned, worked }: Readonly<Record<"planned" | "worked", readonly PricedSpan[]>>,
  hours: readonly Interval<Instant>[],
): { planned: number; worked: number }[] {
  const [plannedMinor, workedMinor] = [planned, worked].map((spans) =>
    amountsPerHour(spans, hours),
  );
  return hours.map((_, index) => ({
    planned: plannedMinor?.[index] ?? 0,
    worked: workedMinor?.[index] ?? 0,
  }));
}

type PricedSpan = Omit<CostSpan, "workKey">;

/** The minor units of stretches in each hour; those of a stretch add up to its own. */
export function amountsPerHour(
  spans: readonly PricedSpan[],
  hours: readonly Interval<Instant>[],
): number[] {
  return perHour(
    spans.map(({ startsAt, endsAt, breaks, amountMinor: amount }) => {
      return { startsAt, endsAt, breaks, amount };
    }),
    hours,
  );
}

/** A stretch of time and what it comes to: its seconds, or minor units. */
interface MeasuredSpan extends Omit<DaySpan, "seconds"> {
  amount: number;
}

/** The amounts of the spans in each hour; those of a span add up to its own. */
function perHour(spans: readonly MeasuredSpan[], hours: readonly Interval<Instant>[]): number[] {
  const sums = hours.map(() => 0);
  for (const span of spans) {
    const parts = pieces(span);
    const whole = parts.reduce((sum, part) => sum + lengthOf(part), 0);
    let [passed, counted] = [0, 0];
    for (const [index, hour] of hours.entries()) {
      passed += parts.reduce((sum, part) => sum + lengthOf(intersect(part, hour)), 0);
      const until = whole === 0 ? 0 : Math.round((span.amount * passed) / whole);
      sums[index] = (sums[index] ?? 0) + until - counted;
      counted = until;
    }
  }
  return sums;
}

/** The parts of a span between its breaks. */
function pieces({ startsAt, endsAt, breaks }: Omit<DaySpan, "seconds">): Interval<Instant>[] {
  if (endsAt === null || endsAt <= startsAt) return [];
  const taken = breaks.map((one) => ({ startsAt: one.startsAt, endsAt: one.endsAt ?? endsAt }));
  return subtractAll({ startsAt, endsAt }, taken);
}

function lengthOf(part: Interval<Instant> | null): number {
  return part === null ? 0 : elapsedSeconds(part.startsAt, part.endsAt);
}
