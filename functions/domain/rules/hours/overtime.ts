import type { Slice } from "./classify.ts";
import { classify } from "./classify.ts";
import type { Piece } from "./piece.ts";
import type { Tier } from "./tiers.ts";
import { daysInRow } from "./days-in-row.ts";
import type { CompiledTiers } from "./tiers.ts";
import { compiledTiers, overtimeAfter } from "./tiers.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";

const DAY_SECONDS = 86_400;
const noTiers: readonly Tier[] = [{ from: 0, percent: 100, because: "regular" }];

/**
 * Gives every worked second of a period its overtime tier. The tiers of its day come first (daily,
 * seventh day, days in a row), then the week over the hours that are still regular, in time order:
 * an hour is premium for one reason only. `pieces` must be in time order and cut at workdays.
 */
export function overtimeSlices(
  pieces: readonly Piece[],
  rules: WorkRules,
  daysInRowBefore = 0,
): Slice[] {
  if (rules.greaterOf) return greatestExcess(pieces, rules, rules.greaterOf);
  const tiers = compiledTiers(rules);
  if (rules.isRollingWorkday) {
    const rolling = cutAtRollingDays(pieces);
    const tiersOf = (_: number, piece: Piece) => dailyTiersFor(piece, rules, tiers.daily);
    return classify(rolling.pieces, { groups: rolling.groups, tiersOf, weekly: tiers.weekly });
  }
  const ofDay = tiersByDay(pieces, rules, daysInRowBefore);
  const tiersOf = (day: number, piece: Piece) =>
    ofDay(day) ?? dailyTiersFor(piece, rules, tiers.daily);
  const groups = pieces.map((piece) => piece.day);
  return classify(pieces, { groups, tiersOf, weekly: tiers.weekly });
}

/** The tiers of a day that is paid by its place in the week or in a row; null for other days. */
function tiersByDay(
  pieces: readonly Piece[],
  rules: WorkRules,
  daysInRowBefore: number,
): (day: number) => CompiledTiers["both"] | null {
  const tiers = compiledTiers(rules);
  const days = secondsByDay(pieces);
  const seventhDay = isSeventhDayPaid(days, rules) ? 6 : -1;
  const rule = rules.daysInRow;
  const worked = days.map((seconds) => seconds > 0);
  const runs = rule ? daysInRow(worked, rule.resetsEachWeek ? 0 : daysInRowBefore) : [];
  return (day) => {
    const isLate = rule !== null && (runs[day] ?? 0) >= rule.fromDay;
    if (day === seventhDay) return isLate ? tiers.both : tiers.seventhDay;
    return isLate ? tiers.daysInRow : null;
  };
}

/** Nevada: daily overtime is owed only below one and a half times the minimum wage. */
function dailyTiersFor(piece: Piece, rules: WorkRules, daily: readonly Tier[]): readonly Tier[] {
  const limit = rules.dailyTiersBelowRate;
  return limit !== null && piece.rate >= limit ? noTiers : daily;
}

/**
 * True if all seven workdays of the week were worked, however shortly (Mendoza v. Nordstrom), and
 * no exemption for short weeks applies (Labor Code 556).
 */
function isSeventhDayPaid(days: readonly number[], rules: WorkRules): boolean {
  if (!rules.seventhDay || days.some((seconds) => seconds === 0)) return false;
  const week = days.reduce((sum, seconds) => sum + seconds, 0);
  const exempt = rules.seventhDay.exemptUpTo;
  if (!exempt) return true;
  return week > exempt.weekSeconds && days.some((seconds) => seconds > exempt.daySeconds);
}

/** Worked seconds of each day of the week. */
function secondsByDay(pieces: readonly Piece[]): number[] {
  const days = [0, 0, 0, 0, 0, 0, 0];
  for (const { day, seconds } of pieces) {
    if (day >= 0) days[day] = (days[day] ?? 0) + seconds;
  }
  return days;
}

/** Colorado: the largest of the daily, the consecutive and the weekly excess, never their sum. */
function greatestExcess(
  pieces: readonly Piece[],
  rules: WorkRules,
  rule: NonNullable<WorkRules["greaterOf"]>,
): Slice[] {
  const { multiplierPercent: percent } = rule;
  const byDay = pieces.map((piece) => piece.day);
  const within = (groups: readonly number[], tiers: readonly Tier[]) =>
    classify(pieces, { groups, tiersOf: () => tiers, weekly: noTiers });
  const candidates = [
    within(byDay, overtimeAfter(rule.dailySeconds, percent, "daily")),
    within(
      consecutiveRuns(pieces, rules.shiftGapSeconds),
      overtimeAfter(rule.consecutiveSeconds, percent, "consecutive"),
    ),
    classify(pieces, {
      groups: byDay,
      tiersOf: () => noTiers,
      weekly: overtimeAfter(rule.weeklySeconds, percent, "weekly"),
    }),
  ];
  return candidates.reduce((best, next) => (premiumOf(next) > premiumOf(best) ? next : best));
}

function premiumOf(slices: readonly Slice[]): number {
  return slices.reduce((sum, slice) => sum + (slice.percent > 100 ? slice.seconds : 0), 0);
}

/** Work with gaps of at most `gapSeconds` is one run; the gaps, being meals, do not count in it. */
function consecutiveRuns(pieces: readonly Piece[], gapSeconds: number): number[] {
  let run = 0;
  let endsAt = Number.NEGATIVE_INFINITY;
  return pieces.map((piece) => {
    if (piece.startsAt - endsAt > gapSeconds) run += 1;
    endsAt = Math.max(endsAt, piece.startsAt + piece.seconds);
    return run;
  });
}

/**
 * Nevada (NRS 608.0126): a workday is the 24 hours from the first clock-in. The next one begins
 * with the next work after it; work that reaches over its end begins it there.
 */
function cutAtRollingDays(pieces: readonly Piece[]): { pieces: Piece[]; groups: number[] } {
  const cut: Piece[] = [];
  const groups: number[] = [];
  let dayEndsAt = Number.NEGATIVE_INFINITY;
  let group = 0;
  for (const piece of pieces) {
    const endsAt = piece.startsAt + piece.seconds;
    for (let at = piece.startsAt; at < endsAt;) {
      if (at >= dayEndsAt) {
        dayEndsAt = at + DAY_SECONDS;
        group += 1;
      }
      const seconds = Math.min(endsAt, dayEndsAt) - at;
      cut.push({ ...piece, startsAt: at, seconds });
      groups.push(group);
      at += seconds;
    }
  }
  return { pieces: cut, groups };
}
