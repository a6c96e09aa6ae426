import type { Piece } from "./piece.ts";
import { roundClock } from "./round-clock.ts";
import type { RoundingRule, WorkRules } from "../../records/work-rules/work-rules.ts";

/** The automatic break, the days that it must not be taken from, and the rounding of the totals. */
export interface DayAdjustments {
  autoDeduct: WorkRules["breaks"]["autoDeduct"];
  dayTotal: RoundingRule | null;
  daysWithBreaks: ReadonlySet<number>;
}

/**
 * Applies what works on the total of a day: first the automatic break, on days longer than
 * `afterSeconds` without a recorded or attested one, taken out of the middle of the longest piece;
 * then the rounding of the day's total, by moving the end of its last piece.
 */
export function adjustDays(
  pieces: readonly Piece[],
  adjustments: DayAdjustments,
): { pieces: Piece[]; deductedByDay: ReadonlyMap<number, number> } {
  const byDay = Map.groupBy(pieces, (piece) => piece.day);
  const adjusted: Piece[] = [];
  const deductedByDay = new Map<number, number>();
  for (const [day, ofDay] of byDay) {
    const rule = adjustments.daysWithBreaks.has(day) ? null : adjustments.autoDeduct;
    const deducted = deductBreak(ofDay, rule);
    deductedByDay.set(day, totalOf(ofDay) - totalOf(deducted));
    adjusted.push(...roundTotal(deducted, adjustments.dayTotal));
  }
  return { pieces: adjusted.toSorted((a, b) => a.startsAt - b.startsAt), deductedByDay };
}

function deductBreak(pieces: Piece[], rule: DayAdjustments["autoDeduct"]): Piece[] {
  if (!rule || totalOf(pieces) <= rule.afterSeconds) return pieces;
  const longest = pieces.reduce((a, b) => (b.seconds > a.seconds ? b : a));
  const taken = Math.min(rule.deductSeconds, longest.seconds);
  const before = Math.floor((longest.seconds - taken) / 2);
  const halves = [
    { ...longest, seconds: before },
    {
      ...longest,
      startsAt: longest.startsAt + before + taken,
      seconds: longest.seconds - taken - before,
    },
  ];
  return pieces.flatMap((piece) => (piece === longest ? halves : [piece])).filter(hasTime);
}

/** Shortens from the last piece backwards, or lengthens the last one, until the total fits. */
function roundTotal(pieces: Piece[], rule: RoundingRule | null): Piece[] {
  const last = pieces.at(-1);
  if (!rule || !last) return pieces;
  const total = totalOf(pieces);
  let missing = roundClock(total, rule) - total;
  const rounded: Piece[] = [];
  for (const piece of pieces.toReversed()) {
    const seconds = Math.max(0, piece.seconds + missing);
    missing -= seconds - piece.seconds;
    rounded.unshift({ ...piece, seconds });
  }
  return rounded.filter(hasTime);
}

function totalOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.seconds, 0);
}

function hasTime(piece: Piece): boolean {
  return piece.seconds > 0;
}
