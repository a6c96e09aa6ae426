import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayNumber, localDateOf, weekStartNumber } from "../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import { segmentAt } from "../../kernel/time/zone-offsets.ts";
import { wallReachedAt } from "../../kernel/time/zone.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";

const DAY_SECONDS = 86_400;
const boundariesByKey = new Map<string, readonly number[]>();
const MAX_KEPT = 4096;

type WorkdayRules = Pick<WorkRules, "workdayStart">;

/** The days that are counted together: a workweek, or the 14 days of 8 and 80. */
export interface WorkPeriod {
  firstDay: LocalDate;
  days: number;
}

/**
 * The workday of an instant: 24 hours that begin at `workdayStart` on each local date and carry
 * that date, so that with 05:00 the hours after midnight belong to the evening before.
 */
export function workdayOf(instant: Instant, rules: WorkdayRules, timeZone: string): LocalDate {
  return localDateOf(workdayNumberAt(epochSeconds(instant), rules, timeZone));
}

/** The first day of the workweek of an instant. */
export function workweekOf(
  instant: Instant,
  rules: WorkdayRules & Pick<WorkRules, "weekStart">,
  timeZone: string,
): LocalDate {
  const workday = workdayNumberAt(epochSeconds(instant), rules, timeZone);
  return localDateOf(weekStartNumber(workday, rules.weekStart));
}

/** The number of the workday at a moment; far from changes of the clocks the wall decides. */
function workdayNumberAt(at: number, { workdayStart }: WorkdayRules, timeZone: string): number {
  const { from, to, offset } = segmentAt(at, timeZone);
  const startsAt = secondsOfDay(workdayStart);
  const day = Math.floor((at + offset) / DAY_SECONDS);
  const wall = day * DAY_SECONDS + startsAt;
  const isFarFromChange = at - from > 2 * DAY_SECONDS && to - at > DAY_SECONDS;
  const starts = isFarFromChange ? wall - offset : wallReachedAt(wall, timeZone);
  return at < starts ? day - 1 : day;
}

/** The days whose hours have to be known to pay the week that begins on `weekStart`. */
export function workPeriodOf(
  weekStart: LocalDate,
  { workPeriod }: Pick<WorkRules, "workPeriod">,
): WorkPeriod {
  if (!workPeriod) return { firstDay: weekStart, days: 7 };
  const { days, anchor } = workPeriod;
  const passed = Math.floor((dayNumber(weekStart) - dayNumber(anchor)) / days);
  return { firstDay: localDateOf(dayNumber(anchor) + passed * days), days };
}

/**
 * Returns the beginnings of workdays, in seconds since 1970: one boundary more than there are days.
 */
export function workdayBoundaries(
  { firstDay, days }: WorkPeriod,
  { workdayStart }: WorkdayRules,
  timeZone: string,
): readonly number[] {
  const key = `${timeZone} ${firstDay} ${days} ${workdayStart}`;
  const known = boundariesByKey.get(key);
  if (known) return known;
  const first = dayNumber(firstDay);
  const startsAt = secondsOfDay(workdayStart);
  const boundaries = Array.from({ length: days + 1 }, (_, offset) =>
    wallReachedAt((first + offset) * DAY_SECONDS + startsAt, timeZone),
  );
  if (boundariesByKey.size >= MAX_KEPT) boundariesByKey.clear();
  boundariesByKey.set(key, boundaries);
  return boundaries;
}

/**
 * The instants at which a week begins or ends with its neighbour; null where its own zone decides.
 */
export interface WorkweekBounds {
  startsAt: Instant | null;
  endsAt: Instant | null;
}

/** The boundaries with the edges of the week that begins at `firstIndex` moved, still in order. */
export function withBounds(
  boundaries: readonly number[],
  firstIndex: number,
  { startsAt, endsAt }: WorkweekBounds,
): readonly number[] {
  if (startsAt === null && endsAt === null) return boundaries;
  const lastIndex = firstIndex + 7;
  const start = startsAt === null ? (boundaries[firstIndex] ?? 0) : epochSeconds(startsAt);
  const end = endsAt === null ? (boundaries[lastIndex] ?? 0) : epochSeconds(endsAt);
  return boundaries.map((at, index) => {
    if (index === firstIndex) return start;
    if (index === lastIndex) return end;
    const isInside = index > firstIndex && index < lastIndex;
    return isInside ? Math.min(end, Math.max(start, at)) : at;
  });
}

/**
 * The index of the workday at an instant: -1 before the first, the number of days after the last.
 */
export function dayIndexAt(at: number, boundaries: readonly number[]): number {
  const days = boundaries.length - 1;
  for (let index = 0; index <= days; index += 1) {
    if (at < (boundaries[index] ?? Number.POSITIVE_INFINITY)) return index - 1;
  }
  return days;
}
