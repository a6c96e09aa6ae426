import { epochSeconds } from "../../kernel/time/instant.ts";
import { addDays, daysBetween } from "../../kernel/time/local-date.ts";
import { daysOfShifts } from "./attribute-shifts.ts";
import type { CheckedEntry } from "./check-entries.ts";
import { checkEntries } from "./check-entries.ts";
import type { Slice } from "./classify.ts";
import { coverBySalary } from "./cover-by-salary.ts";
import { isExemptWork } from "./without-overtime.ts";
import { adjustDays } from "./day-adjustments.ts";
import { overtimeSlices } from "./overtime.ts";
import type { Piece } from "./piece.ts";
import { addPieces, addSplitPieces } from "./piece.ts";
import type { RateBook } from "../rates/resolve-rate.ts";
import { rateBook } from "../rates/resolve-rate.ts";
import type { PayViolation } from "../../records/time-entries/pay-violation.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { WorkPeriod } from "./workday.ts";
import { withBounds, workdayBoundaries } from "./workday.ts";
import type { PayableEntry } from "./worked-time.ts";
import { payableSpan } from "./worked-time.ts";
import type { WorkedEntry, WorkweekInput } from "./workweek-input.ts";

/** An entry and its paid part. */
export interface CountedEntry {
  entry: WorkedEntry;
  payable: PayableEntry;
}

/** The hours of a workweek, or of 14 days: every worked second with its day, rate and tier. */
export interface PeriodHours {
  counted: CountedEntry[];
  slices: Slice[];
  deductedByDay: ReadonlyMap<number, number>;
  boundaries: readonly number[];
  violations: PayViolation[];
}

const noDeductions: ReadonlyMap<number, number> = new Map();

/** Counts the worked time of a period. The settings of `input` must have been checked before. */
export function countPeriod(input: WorkweekInput, period: WorkPeriod): PeriodHours {
  const { rules, timeZone } = input;
  const boundaries = boundariesOf(input, period);
  const checked = checkEntries(input.entries);
  const counted = payableEntries(checked.entries, input, boundaries);
  const rates = rateBook(input.wages, timeZone);
  const cut = cutIntoPieces(counted, { rates, rules, boundaries });
  const { pieces, deductedByDay } = adjust(cut, counted, rules);
  const tiered = overtimeSlices(pieces, rules, input.daysInRowBefore);
  const entryOf = ({ entry }: Slice) => counted[entry]?.entry;
  const salaried = { wages: input.wages, isExempt: isExemptWork(input), rates, entryOf, period };
  const slices = [...coverBySalary(tiered, salaried)];
  const missing = missingRates(slices, counted, period);
  const violations = [...checked.violations, ...rates.violations, ...missing];
  return { counted, slices, deductedByDay, boundaries, violations };
}

function boundariesOf(
  { weekStart, bounds, rules, timeZone }: WorkweekInput,
  period: WorkPeriod,
): readonly number[] {
  const boundaries = workdayBoundaries(period, rules, timeZone);
  if (!bounds) return boundaries;
  return withBounds(boundaries, daysBetween(period.firstDay, weekStart), bounds);
}

/**
 * Entries that can touch the period; a rolling workday and a run of hours may have begun before
 * it. Rounding must not make two entries overlap, so the later one begins where the earlier ends.
 */
function payableEntries(
  entries: readonly CheckedEntry[],
  { rules, timeZone, now }: WorkweekInput,
  boundaries: readonly number[],
): CountedEntry[] {
  const context = { rules, timeZone, now: epochSeconds(now) };
  const looksAround =
    rules.isRollingWorkday || rules.greaterOf !== null || rules.shiftGapSeconds > 0;
  const [first = 0] = boundaries;
  const last = boundaries.at(-1) ?? 0;
  const counted: CountedEntry[] = [];
  for (const checked of entries) {
    const payable = payableSpan(checked, context);
    const isNear = payable.endsAt >= first && payable.startsAt < last;
    if (isNear || looksAround) counted.push({ entry: checked.entry, payable });
  }
  return isRounding(rules) ? withoutRoundedOverlaps(counted) : counted;
}

function isRounding({ rounding }: WorkRules): boolean {
  return rounding.clockIn !== null || rounding.clockOut !== null;
}

function withoutRoundedOverlaps(counted: readonly CountedEntry[]): CountedEntry[] {
  let latest: CountedEntry | null = null;
  return counted.map((current) => {
    const free = latest?.payable.endsAt ?? Number.NEGATIVE_INFINITY;
    const wasApart = (latest?.entry.endsAt ?? "9999") <= current.entry.startsAt;
    const { payable } = current;
    const isCut = wasApart && payable.startsAt < free;
    const cut = isCut ? { ...current, payable: cutBefore(payable, free) } : current;
    if (cut.payable.endsAt >= free) latest = cut;
    return cut;
  });
}

function cutBefore(payable: PayableEntry, free: number): PayableEntry {
  const worked = payable.worked
    .map(({ startsAt, endsAt }) => ({ startsAt: Math.max(startsAt, free), endsAt }))
    .filter(({ startsAt, endsAt }) => endsAt > startsAt);
  return { ...payable, startsAt: free, endsAt: Math.max(free, payable.endsAt), worked };
}

interface Cutting {
  rates: RateBook;
  rules: WorkRules;
  boundaries: readonly number[];
}

function cutIntoPieces(counted: readonly CountedEntry[], cutting: Cutting): Piece[] {
  const { rates, rules, boundaries } = cutting;
  const isSplit = rules.attribution === "split";
  const days = isSplit
    ? []
    : daysOfShifts(
        counted.map(({ payable }) => payable),
        rules,
        boundaries,
      );
  const pieces: Piece[] = [];
  counted.forEach(({ entry, payable }, index) => {
    const steps = rates.stepsFor(entry);
    const day = days[index] ?? -1;
    if (!isSplit && day >= boundaries.length - 1) return;
    for (const { startsAt, endsAt } of payable.worked) {
      const source = { entry: index, startsAt, endsAt, steps };
      if (isSplit) addSplitPieces(pieces, source, boundaries);
      else addPieces(pieces, source, day);
    }
  });
  return inTimeOrder(pieces) ? pieces : pieces.toSorted((a, b) => a.startsAt - b.startsAt);
}

function inTimeOrder(pieces: readonly Piece[]): boolean {
  for (let index = 1; index < pieces.length; index += 1) {
    if ((pieces[index]?.startsAt ?? 0) < (pieces[index - 1]?.startsAt ?? 0)) return false;
  }
  return true;
}

function adjust(
  pieces: readonly Piece[],
  counted: readonly CountedEntry[],
  { breaks, rounding }: WorkRules,
): { pieces: readonly Piece[]; deductedByDay: ReadonlyMap<number, number> } {
  if (!breaks.autoDeduct && !rounding.dayTotal) return { pieces, deductedByDay: noDeductions };
  const withBreaks = new Set<number>();
  for (const { entry, day } of pieces) {
    const found = counted[entry];
    const isExempt = found?.entry.hasAttestedNoBreak === true;
    if (isExempt || (found && found.payable.unpaid.length > 0)) withBreaks.add(day);
  }
  return adjustDays(pieces, {
    autoDeduct: breaks.autoDeduct,
    dayTotal: rounding.dayTotal,
    daysWithBreaks: withBreaks,
  });
}

/** Each entry with time that no rate applies to, once. */
function missingRates(
  slices: readonly Slice[],
  counted: readonly CountedEntry[],
  { firstDay }: WorkPeriod,
): PayViolation[] {
  const violations = new Map<number, PayViolation>();
  for (const slice of slices) {
    const found = slice.rate < 0 && !violations.has(slice.entry) ? counted[slice.entry] : undefined;
    if (!found) continue;
    const { id, jobRoleId, locationId } = found.entry;
    violations.set(slice.entry, {
      code: "missingRate",
      path: "wages",
      entryId: id,
      day: addDays(firstDay, slice.day),
      jobRoleId,
      locationId,
    });
  }
  return [...violations.values()];
}
