import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { dayIndexAt, withBounds, workdayBoundaries, workweekOf } from "../hours/workday.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import {
  epochSeconds,
  instantFromMilliseconds,
  instantFromSeconds,
} from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { EmployeeWeek, WeekBounds } from "../../records/time-entries/employee-week.ts";
import { weeksOfSpan } from "./weeks-of-entry.ts";

/** A week as far as its edges need it; it is counted to its end in the zone in which it began. */
export type EdgedWeek = Pick<EmployeeWeek, "weekStart" | "timeZone" | "bounds">;

type WeekRules = Pick<WorkRules, "workdayStart" | "weekStart">;

/** The calendar that decides the week of time for which none was begun yet. */
export interface PresentCalendar {
  rules: WeekRules;
  timeZone: string;
}

/** No two zones are further apart: from UTC-12 to UTC+14. */
const WIDEST_ZONES_MS = 26 * 3_600_000;

/**
 * Returns the weeks in which worked time can be, by their first day in order, whichever zone the
 * employee had when they were begun. Time without an end reaches as far as its start.
 */
export function weeksNear(
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant | null },
  rules: WorkRules,
  timeZone: string,
): LocalDate[] {
  const wide = {
    startsAt: instantFromMilliseconds(Date.parse(startsAt) - WIDEST_ZONES_MS),
    endsAt: instantFromMilliseconds(Date.parse(endsAt ?? startsAt) + WIDEST_ZONES_MS),
  };
  const edges = weeksOfSpan(wide, rules, timeZone);
  const [first = ""] = edges;
  const last = edges.at(-1) ?? first;
  const starts: LocalDate[] = [];
  for (let start = first; start <= last; start = addDays(start, 7)) starts.push(start);
  return starts;
}

/**
 * The bounds of a week that begins now: it goes from the end of the week before to the next one's
 * start.
 */
export function boundsBetween(
  before: EdgedWeek | undefined,
  after: EdgedWeek | undefined,
  rules: WeekRules,
): WeekBounds {
  const end = before && edgesOf(before, rules).end;
  const start = after && edgesOf(after, rules).start;
  return {
    startsAt: end === undefined ? null : instantFromSeconds(end),
    endsAt: start === undefined ? null : instantFromSeconds(start),
  };
}

/**
 * Returns the first day of the week that contains a moment: of the begun weeks the one that holds
 * it, so that no time belongs to two or to none; else that of the current calendar.
 */
export function weekStartAt(
  at: Instant,
  weeks: ReadonlyMap<LocalDate, EdgedWeek>,
  { rules, timeZone }: PresentCalendar,
): LocalDate {
  const likely = workweekOf(at, rules, timeZone);
  const seconds = epochSeconds(at);
  const holds = (weekStart: LocalDate) => {
    const week = weeks.get(weekStart);
    if (week === undefined) return false;
    const { start, end } = edgesOf(week, rules);
    return seconds >= start && seconds < end;
  };
  return [likely, addDays(likely, -7), addDays(likely, 7)].find(holds) ?? likely;
}

/** The workday of a moment within its week: the first or the last one where the edge was moved. */
export function dayInWeek(at: Instant, week: EdgedWeek, rules: WeekRules): LocalDate {
  const index = dayIndexAt(epochSeconds(at), workdaysOf(week, rules));
  return addDays(week.weekStart, Math.min(6, Math.max(0, index)));
}

/** True if the moment is not before the beginning of the week. */
export function isSinceWeekStart(at: Instant, week: EdgedWeek, rules: WeekRules): boolean {
  return epochSeconds(at) >= edgesOf(week, rules).start;
}

/**
 * Returns the first days of the week and of its neighbors that contain a part of the time, in
 * order. The time touches the week.
 */
export function weeksTouched(
  { startsAt, endsAt }: { startsAt: Instant; endsAt: Instant },
  week: EdgedWeek,
  rules: WeekRules,
): LocalDate[] {
  const { start, end } = edgesOf(week, rules);
  return [
    ...(epochSeconds(startsAt) < start ? [addDays(week.weekStart, -7)] : []),
    week.weekStart,
    ...(epochSeconds(endsAt) > end ? [addDays(week.weekStart, 7)] : []),
  ];
}

function edgesOf(week: EdgedWeek, rules: WeekRules): { start: number; end: number } {
  const boundaries = workdaysOf(week, rules);
  return { start: boundaries[0] ?? 0, end: boundaries[7] ?? 0 };
}

function workdaysOf({ weekStart, timeZone, bounds }: EdgedWeek, rules: WeekRules) {
  return withBounds(
    workdayBoundaries({ firstDay: weekStart, days: 7 }, rules, timeZone),
    0,
    bounds,
  );
}
