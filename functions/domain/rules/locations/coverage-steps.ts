import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { overlaps } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { CoveringShift, Staffed, UncoveredRange } from "./uncovered-ranges.ts";
import { uncoveredRanges } from "./uncovered-ranges.ts";

/** The length of a step. */
export const STEP_SECONDS = 900;

/** The people that a location needs in a quarter of an hour, and how many of them are missing. */
export interface CoverageStep {
  needed: number;
  missing: number;
}

/** The staffing of a local day from midnight to midnight. */
export interface DayCoverage {
  day: LocalDate;
  startsAt: Instant;
  /** 96, and 92 or 100 where the clocks change. */
  steps: readonly CoverageStep[];
  /** The gaps of the needs that begin on the day; one of the night lasts into the next day. */
  gaps: readonly UncoveredRange[];
}

interface CoverageDay {
  day: LocalDate;
  /**
   * True for a day whose day before is known with its shifts: then the needs of the night before
   * count in its first hours.
   */
  hasNightBefore: boolean;
}

/** Returns the time in which shifts count for the coverage of a day: until its last need ends. */
export function coverageSpan(place: Staffed, day: LocalDate): Interval<Instant> {
  const [startsAt, midnight] = [day, addDays(day, 1)].map((one) => dayStart(one, place.timeZone));
  const ends = uncoveredRanges(place, day, []).map(({ endsAt }) => endsAt);
  return { startsAt: startsAt ?? "", endsAt: [midnight ?? "", ...ends].toSorted().at(-1) ?? "" };
}

/**
 * Returns the needed and the missing people of a day in steps of 15 minutes. A step is short if any
 * part of it is.
 */
export function coverageOf(
  place: Staffed,
  { day, hasNightBefore }: CoverageDay,
  shifts: readonly CoveringShift[],
): DayCoverage {
  const startsAt = dayStart(day, place.timeZone);
  const length = elapsedSeconds(startsAt, dayStart(addDays(day, 1), place.timeZone));
  const days = hasNightBefore ? [addDays(day, -1), day] : [day];
  const needed = days.flatMap((one) => uncoveredRanges(place, one, []));
  const missing = days.flatMap((one) => uncoveredRanges(place, one, shifts));
  const steps = Array.from({ length: Math.ceil(length / STEP_SECONDS) }, (_, index) => {
    const step = {
      startsAt: instantAfter(startsAt, index * STEP_SECONDS),
      endsAt: instantAfter(startsAt, (index + 1) * STEP_SECONDS),
    };
    return { needed: peopleIn(needed, step), missing: peopleIn(missing, step) };
  });
  return { day, startsAt, steps, gaps: uncoveredRanges(place, day, shifts) };
}

/** The most people who are missing at once, of each need. */
function peopleIn(ranges: readonly UncoveredRange[], step: Interval<Instant>): number {
  const own = ranges.filter((range) => overlaps(range, step));
  const byNeed = Map.groupBy(own, ({ jobRoleId, needed }) => `${jobRoleId} ${needed}`);
  return [...byNeed.values()].reduce(
    (sum, some) => sum + Math.max(...some.map(({ missing }) => missing)),
    0,
  );
}

/** Steps in a row that are alike; `until` is exclusive. */
export interface CoverageRun extends CoverageStep {
  from: number;
  until: number;
}

/** Returns the steps from one to before another, equal neighbours together. */
export function coverageRuns(
  { steps }: Pick<DayCoverage, "steps">,
  { from, until }: { from: number; until: number },
): CoverageRun[] {
  const runs: CoverageRun[] = [];
  for (const [offset, step] of steps.slice(from, until).entries()) {
    const index = from + offset;
    const last = runs.at(-1);
    if (last !== undefined && last.needed === step.needed && last.missing === step.missing) {
      last.until = index + 1;
    } else runs.push({ ...step, from: index, until: index + 1 });
  }
  return runs;
}

const STEPS_PER_HOUR = 3600 / STEP_SECONDS;

/**
 * Returns the whole hours in which any of the days needs people, as steps since midnight, so that
 * the strips of a week have one scale; null where no day needs anyone.
 */
export function coverageHours(
  days: readonly Pick<DayCoverage, "steps">[],
): { from: number; until: number } | null {
  const needy = days.flatMap(({ steps }) =>
    steps.flatMap(({ needed }, index) => (needed > 0 ? [index] : [])),
  );
  const [first, last] = [needy.reduce(min, Infinity), needy.reduce(max, -1)];
  if (last < 0) return null;
  const from = Math.floor(first / STEPS_PER_HOUR) * STEPS_PER_HOUR;
  const until = (Math.floor(last / STEPS_PER_HOUR) + 1) * STEPS_PER_HOUR;
  return { from, until };
}

function min(a: number, b: number): number {
  return Math.min(a, b);
}

function max(a: number, b: number): number {
  return Math.max(a, b);
}
