import { wallSecondsAt } from "../../kernel/time/zone.ts";
import type { RoundingMode, RoundingRule } from "../../records/work-rules/work-rules.ts";

/**
 * Rounds seconds on a clock, or a length, to a multiple of the interval. `down` goes up within the
 * grace before the next mark, `up` goes down within the grace after the last. Exact halves go up,
 * except with `nearest-half-down`; the partial-minute modes decide on whole minutes: at a quarter
 * hour the first sends 7:59 down (29 CFR 785.48(b)), the second sends 7:00 up.
 */
export function roundClock(seconds: number, rule: RoundingRule): number {
  const { intervalSeconds } = rule;
  return Math.floor((seconds + shiftOf(rule)) / intervalSeconds) * intervalSeconds;
}

/**
 * Rounds an instant (seconds since 1970) on the wall clock of its zone, so that a half hour is a
 * half hour also in zones that are not whole hours from Greenwich.
 */
export function roundInstant(at: number, rule: RoundingRule | null, timeZone: string): number {
  if (!rule) return at;
  const wall = wallSecondsAt(at, timeZone);
  return at + roundClock(wall, rule) - wall;
}

/** Returns the seconds added to a time before it is cut down to the mark below it. */
function shiftOf({ mode, intervalSeconds, graceSeconds }: RoundingRule): number {
  const half = intervalSeconds / 2;
  const shifts: Record<RoundingMode, number> = {
    down: graceSeconds,
    up: intervalSeconds - 1 - graceSeconds,
    nearest: Math.floor(half),
    "nearest-half-up": Math.floor(half),
    "nearest-half-down": Math.ceil(half) - 1,
    "nearest-partial-minute-down": wholeMinutes(half, Math.floor),
    "nearest-partial-minute-up": wholeMinutes(half, Math.ceil),
  };
  return shifts[mode];
}

/** Intervals of a minute or less have no whole minutes to decide on. */
function wholeMinutes(half: number, cut: (minutes: number) => number): number {
  return half <= 30 ? Math.floor(half) : cut(half / 60) * 60;
}
