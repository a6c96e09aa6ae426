import type { RateStep } from "../rates/resolve-rate.ts";
import { dayIndexAt } from "./workday.ts";

/**
 * Worked time within one workday at one rate. `entry` is the index of its entry, `day` the index
 * of its workday (-1 for time before the period that only gives context), `rate` is -1 when no
 * rate applies.
 */
export interface Piece {
  startsAt: number;
  seconds: number;
  entry: number;
  day: number;
  rate: number;
}

/** The worked time of one entry and what cuts it. */
export interface PieceSource {
  entry: number;
  startsAt: number;
  endsAt: number;
  steps: readonly RateStep[];
}

/** Cuts worked time at the boundaries of workdays and at changes of the rate. */
export function addSplitPieces(
  pieces: Piece[],
  source: PieceSource,
  boundaries: readonly number[],
): void {
  let at = source.startsAt;
  while (at < source.endsAt) {
    const day = dayIndexAt(at, boundaries);
    if (day === boundaries.length - 1) return;
    const to = Math.min(source.endsAt, boundaries[day + 1] ?? source.endsAt);
    addPieces(pieces, { ...source, startsAt: at, endsAt: to }, day);
    at = to;
  }
}

/** Adds worked time that belongs to one workday as a whole, cut at changes of the rate only. */
export function addPieces(pieces: Piece[], source: PieceSource, day: number): void {
  const { steps, entry, endsAt } = source;
  let at = source.startsAt;
  for (let index = stepAt(at, steps); at < endsAt; index += 1) {
    const until = Math.min(endsAt, steps[index + 1]?.from ?? endsAt);
    const rate = steps[index]?.rate ?? -1;
    pieces.push({ startsAt: at, seconds: until - at, entry, day, rate });
    at = until;
  }
}

function stepAt(at: number, steps: readonly RateStep[]): number {
  let index = steps.length - 1;
  while (index > 0 && at < (steps[index]?.from ?? 0)) index -= 1;
  return index;
}
