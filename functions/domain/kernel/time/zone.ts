import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import type { Instant } from "./instant.ts";
import { epochSeconds, instantFromSeconds } from "./instant.ts";
import type { LocalDate } from "./local-date.ts";
import { dayNumber, localDateOf } from "./local-date.ts";
import type { LocalTime } from "./local-time.ts";
import { localTimeOf, secondsOfDay } from "./local-time.ts";
import { offsetSecondsAt, segmentsBetween } from "./zone-offsets.ts";

/** The IANA name of a time zone, for example America/New_York. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, issue("chooseTimeZone")));
/** A wall-clock time. */
export interface WallTime {
  date: LocalDate;
  time: LocalTime;
}

/**
 * The instants at which a wall shows a time. `missing`: the clocks jump over it at `instant`, from
 * `before` to `after`. `repeated`: the clocks go back over it, so that it is shown twice.
 */
export type ResolvedWallTime =
  | { kind: "exact"; instant: Instant }
  | { kind: "missing"; instant: Instant; before: WallTime; after: WallTime }
  | { kind: "repeated"; first: Instant; second: Instant };

const DAY_SECONDS = 86_400;
const knownZones = new Set<string>();

/** The calendar day that a clock in the zone shows at an instant. */
export function localDateAt(instant: Instant, timeZone: string): LocalDate {
  return localDateOf(dayNumberAt(epochSeconds(instant), timeZone));
}

/** The wall time that a clock in the zone shows at an instant, cut to the minute. */
export function localTimeAt(instant: Instant, timeZone: string): LocalTime {
  return localTimeOf(wallSecondsAt(epochSeconds(instant), timeZone));
}

/** The zone's offset from UTC at an instant, "+05:30"; seconds are added where a zone has them. */
export function offsetAt(instant: Instant, timeZone: string): string {
  const offset = offsetSecondsAt(epochSeconds(instant), timeZone);
  const size = Math.abs(offset);
  const rest = size % 60;
  const seconds = rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`;
  return `${offset < 0 ? "-" : "+"}${localTimeOf(size)}${seconds}`;
}

/**
 * The first instant of a local day. It is searched for among the changes of the clocks, because a
 * day may begin at 01:00 (Cairo, Havana), have 23 to 25 hours, or not exist: a day that does not
 * exist begins with the next one and lasts 0 seconds.
 */
export function dayStart(date: LocalDate, timeZone: string): Instant {
  return instantFromSeconds(wallReachedAt(dayNumber(date) * DAY_SECONDS, timeZone));
}

/** The instants of a wall time of one day: one, none (the missing hour) or two (the repeated). */
export function resolveWallTime(
  date: LocalDate,
  time: LocalTime,
  timeZone: string,
): ResolvedWallTime {
  const wall = dayNumber(date) * DAY_SECONDS + secondsOfDay(time);
  const [first, second] = instantsShowing(wall, timeZone);
  if (first === undefined) return missing(wall, timeZone);
  if (second === undefined) return { kind: "exact", instant: instantFromSeconds(first) };
  return {
    kind: "repeated",
    first: instantFromSeconds(first),
    second: instantFromSeconds(second),
  };
}

/** Seconds that a wall clock counts from 1970-01-01 00:00 on its own face, at an instant. */
export function wallSecondsAt(seconds: number, timeZone: string): number {
  return seconds + offsetSecondsAt(seconds, timeZone);
}

/** The number of the local day at an instant, counted from 1970-01-01. */
export function dayNumberAt(seconds: number, timeZone: string): number {
  return Math.floor(wallSecondsAt(seconds, timeZone) / DAY_SECONDS);
}

/** The first instant (seconds) at which a wall clock shows `wall` or later. */
export function wallReachedAt(wall: number, timeZone: string): number {
  const until = wall + DAY_SECONDS;
  for (const { from, to, offset } of segmentsBetween(wall - DAY_SECONDS, until, timeZone)) {
    const candidate = Math.max(from, wall - offset);
    if (candidate < to) return candidate;
  }
  return until;
}

function instantsShowing(wall: number, timeZone: string): number[] {
  return segmentsBetween(wall - DAY_SECONDS, wall + DAY_SECONDS, timeZone)
    .filter(({ from, to, offset }) => wall - offset >= from && wall - offset < to)
    .map(({ offset }) => wall - offset);
}

function missing(wall: number, timeZone: string): ResolvedWallTime {
  const change = wallReachedAt(wall, timeZone);
  return {
    kind: "missing",
    instant: instantFromSeconds(change),
    before: wallTimeOf(change + offsetSecondsAt(change - 1, timeZone)),
    after: wallTimeOf(wallSecondsAt(change, timeZone)),
  };
}

function wallTimeOf(wall: number): WallTime {
  return { date: localDateOf(Math.floor(wall / DAY_SECONDS)), time: localTimeOf(wall) };
}

/**
 * True if the runtime supports a zone of that IANA name. Bare offsets such as "+05:00" are refused
 * because they do not cover clock changes.
 */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  if (!/^[A-Za-z]/u.test(name) || !isNameOfZone(name)) return false;
  knownZones.add(name);
  return true;
}

function isNameOfZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
