import type { Rational } from "../../kernel/money/rational.ts";
import { rational, subtract } from "../../kernel/money/rational.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import type { MealRule } from "../../records/work-rules/work-rules.ts";

/** Working-time limits as data; lengths in seconds. */
export interface WorkingTimeRules {
  dailyRestSeconds: number;
  weeklyRestSeconds: number;
  averageWeekSeconds: number;
  referenceWeeks: number;
  breaks: readonly MealRule[];
}

const HOUR = 3600;

const breakOverSixHours = (minutes: number): MealRule => ({
  whenOverSeconds: 6 * HOUR,
  startsWithinSeconds: 6 * HOUR,
  minimumSeconds: minutes * 60,
  waivableUpToSeconds: null,
});

/**
 * Directive 2003/88 articles 3 to 6, and the UK Working Time Regulations 1998: 11 hours of rest a
 * day, 24 hours a week in addition to the 11 (so 35 in a row), 48 hours a week on average, a break
 * when work lasts longer than 6 hours (20 minutes in the UK; the Directive leaves the length open).
 */
export const workingTimeRules: Record<"eu" | "uk", WorkingTimeRules> = {
  eu: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 35 * HOUR,
    averageWeekSeconds: 48 * HOUR,
    referenceWeeks: 17,
    breaks: [breakOverSixHours(20)],
  },
  uk: {
    dailyRestSeconds: 11 * HOUR,
    weeklyRestSeconds: 24 * HOUR,
    averageWeekSeconds: 48 * HOUR,
    referenceWeeks: 17,
    breaks: [breakOverSixHours(20)],
  },
};

/**
 * Returns the time from which work may begin again after a rest; elapsed time, whatever the clocks
 * do meanwhile.
 */
export function earliestNextStart(shiftEnd: Instant, minimumRestSeconds: number): Instant {
  return instantFromSeconds(epochSeconds(shiftEnd) + minimumRestSeconds);
}

/** A 24-hour period that lacks its rest: its longest rest, in seconds. */
export interface RestBreach {
  from: Instant;
  longestRestSeconds: number;
}

/**
 * The 24-hour periods without the daily rest. A period begins with the first work after a full
 * rest, and after 24 hours at the latest; work must be in the order of its starts.
 */
export function dailyRestBreaches(
  work: readonly Interval<Instant>[],
  minimumRestSeconds: number,
): RestBreach[] {
  const breaches: RestBreach[] = [];
  const spans = work.map(secondsOf);
  let from = spans[0]?.startsAt ?? 0;
  while (spans.length > 0) {
    const until = from + 24 * HOUR;
    const rest = longestRest(spans, { startsAt: from, endsAt: until });
    if (rest < minimumRestSeconds) {
      breaches.push({ from: instantFromSeconds(from), longestRestSeconds: rest });
    }
    const next = nextPeriodStart(spans, { startsAt: from, endsAt: until }, minimumRestSeconds);
    if (next === null) break;
    from = next;
  }
  return breaches;
}

/** True if the longest rest within a period reaches the weekly rest; ends are exclusive. */
export function hasWeeklyRest(
  work: readonly Interval<Instant>[],
  week: Interval<Instant>,
  minimumRestSeconds: number,
): boolean {
  return longestRest(work.map(secondsOf), secondsOf(week)) >= minimumRestSeconds;
}

/** The longest stretch of a period without work, in seconds. */
export function longestRestWithin(
  work: readonly Interval<Instant>[],
  period: Interval<Instant>,
): number {
  return longestRest(work.map(secondsOf), secondsOf(period));
}

function longestRest(spans: readonly Interval<number>[], period: Interval<number>): number {
  let longest = 0;
  let free = period.startsAt;
  for (const span of spans) {
    if (span.startsAt >= period.endsAt) break;
    longest = Math.max(longest, span.startsAt - free);
    free = Math.max(free, span.endsAt);
  }
  return Math.max(longest, period.endsAt - free);
}

/** The first work after a full rest that began in the period, or the work that goes on past it. */
function nextPeriodStart(
  spans: readonly Interval<number>[],
  period: Interval<number>,
  minimumRestSeconds: number,
): number | null {
  let free = period.startsAt;
  for (const span of spans) {
    const isRested = span.startsAt - free >= minimumRestSeconds;
    if (span.startsAt > period.startsAt && isRested) return span.startsAt;
    free = Math.max(free, span.endsAt);
    if (span.startsAt >= period.endsAt) return span.startsAt;
    if (span.endsAt > period.endsAt) return period.endsAt;
  }
  return null;
}

function secondsOf({ startsAt, endsAt }: Interval<Instant>): Interval<number> {
  return { startsAt: epochSeconds(startsAt), endsAt: epochSeconds(endsAt) };
}

/** Hours of a reference period; `replacementSeconds` were worked after it for excluded days. */
export interface ReferencePeriod {
  weekSeconds: readonly number[];
  referenceWeeks: number;
  replacementSeconds?: number;
}

/**
 * The average week as an exact fraction of seconds: (A + B) / C of the Working Time Regulations,
 * regulation 4(6). Days of leave or sickness are excluded; B is worked on as many days after them.
 */
export function averageWeek(period: ReferencePeriod): { totalSeconds: number; average: Rational } {
  const { weekSeconds, referenceWeeks, replacementSeconds = 0 } = period;
  const totalSeconds = weekSeconds.reduce((sum, seconds) => sum + seconds, replacementSeconds);
  return { totalSeconds, average: rational(totalSeconds, referenceWeeks) };
}

/** True if an average week keeps to a limit; the limit itself is allowed. */
export function isWithinAverage(average: Rational, limitSeconds: number): boolean {
  return subtract(rational(limitSeconds), average).numerator >= 0n;
}
