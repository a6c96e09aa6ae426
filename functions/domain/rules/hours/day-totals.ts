import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import { subtractAll } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, daysBetween, localDateOf } from "../../kernel/time/local-date.ts";
import { dayNumberAt } from "../../kernel/time/zone.ts";
import { daysOfShifts } from "./attribute-shifts.ts";
import type { Piece } from "./piece.ts";
import { addPieces, addSplitPieces } from "./piece.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { workdayBoundaries } from "./workday.ts";

/** A break; one without an end lasts until the work ends, one that is not `isPaid` is left out. */
export interface WorkBreak {
  startsAt: Instant;
  endsAt: Instant | null;
  isPaid?: boolean;
}

/** Time with a known end. */
export interface ClosedWork {
  startsAt: Instant;
  endsAt: Instant;
  breaks?: readonly WorkBreak[];
}

const anyRate = [{ from: Number.NEGATIVE_INFINITY, rate: null, source: null }];

/**
 * Worked seconds by workday, in order; days without work are left out. How work over a boundary
 * finds its day is the rules' `attribution`. Without overtime, rounding or money.
 */
export function dayTotals(
  work: readonly ClosedWork[],
  rules: Pick<WorkRules, "attribution" | "shiftGapSeconds" | "workdayStart">,
  timeZone: string,
): Map<LocalDate, number> {
  const spans = work.map(workedSpan).toSorted((a, b) => a.startsAt - b.startsAt);
  const totals = new Map<LocalDate, number>();
  const [first] = spans;
  if (!first) return totals;
  const endsAt = spans.reduce((latest, span) => Math.max(latest, span.endsAt), first.endsAt);
  const firstDay = addDays(localDateOf(dayNumberAt(first.startsAt, timeZone)), -1);
  const lastDay = localDateOf(dayNumberAt(endsAt, timeZone));
  const period = { firstDay, days: daysBetween(firstDay, lastDay) + 2 };
  const boundaries = workdayBoundaries(period, rules, timeZone);
  for (const { day, seconds } of piecesOf(spans, rules, boundaries)) {
    const date = addDays(firstDay, day);
    totals.set(date, (totals.get(date) ?? 0) + seconds);
  }
  return totals;
}

interface WorkedSpan extends Interval<number> {
  worked: Interval<number>[];
}

function workedSpan(work: ClosedWork): WorkedSpan {
  const inSeconds = ({ startsAt, endsAt }: Interval<string>) => ({
    startsAt: epochSeconds(startsAt),
    endsAt: epochSeconds(endsAt),
  });
  const whole = inSeconds(work);
  const unpaid = (work.breaks ?? [])
    .filter((taken) => taken.isPaid !== true)
    .map(({ startsAt, endsAt }) => inSeconds({ startsAt, endsAt: endsAt ?? work.endsAt }));
  return { ...whole, worked: subtractAll(whole, unpaid) };
}

function piecesOf(
  spans: readonly WorkedSpan[],
  rules: Pick<WorkRules, "attribution" | "shiftGapSeconds">,
  boundaries: readonly number[],
): Piece[] {
  const pieces: Piece[] = [];
  const isSplit = rules.attribution === "split";
  const days = isSplit ? [] : daysOfShifts(spans, rules, boundaries);
  spans.forEach(({ worked }, entry) => {
    for (const span of worked) {
      const source = { entry, ...span, steps: anyRate };
      if (isSplit) addSplitPieces(pieces, source, boundaries);
      else addPieces(pieces, source, days[entry] ?? 0);
    }
  });
  return pieces;
}
