import { apportion } from "../../kernel/money/apportion.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import type { CostSpan } from "../../records/pay/day-cost.ts";
import type { ExplainedPart } from "../../rules/pay/explain.ts";
import { explain } from "../../rules/pay/explain.ts";
import type { WorkId, WorkweekInput } from "../../rules/hours/workweek-input.ts";
import { paidAlike, partAmounts } from "../../rules/weeks/part-amounts.ts";

/**
 * Returns what some entries of an employee's week cost, in minor units, by the stretches that are
 * paid alike: overtime costs more in the hours in which it was worked. Their amounts are part of the
 * pay of the whole week, to which all its entries add up; pay that belongs to no hour is left out.
 * Null where no rate applies, or under rules that count over more than the one week.
 */
export function costSpans(
  week: WorkweekInput,
  counts: (entryId: WorkId) => boolean,
): CostSpan[] | null {
  if (week.rules.workPeriod !== null) return null;
  const { entries, result } = explain(week);
  if (result.pay === null) return null;
  const groups = entries.flatMap(({ entryId, parts }) =>
    paidAlike(parts).map((own) => ({ entryId, own })),
  );
  const amounts = partAmounts(
    groups.map(({ own }) => own),
    result.pay.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  );
  return groups.flatMap(({ entryId, own }, index) =>
    counts(entryId) ? spanOf(entryId, own, amounts[index] ?? 0) : [],
  );
}

/**
 * Adds the day's part of a salary, in minor units, to the stretches of the day in proportion to
 * their length; a day without work keeps none. What the salary pays costs nothing before.
 */
export function withSalary<Span extends CostSpan>(
  spans: readonly Span[],
  shareMinor: number,
): Span[] {
  const lengths = spans.map((span) => BigInt(workedSeconds(span)));
  const whole = lengths.reduce((sum, length) => sum + length, 0n);
  if (whole === 0n) return [...spans];
  const shares = apportion(
    lengths.map((length) => length * BigInt(shareMinor)),
    whole,
  );
  return spans.map((span, index) => ({
    ...span,
    amountMinor: span.amountMinor + (shares[index] ?? 0),
  }));
}

function workedSeconds({ startsAt, endsAt, breaks }: CostSpan): number {
  const paused = breaks.reduce((sum, one) => sum + elapsedSeconds(one.startsAt, one.endsAt), 0);
  return elapsedSeconds(startsAt, endsAt) - paused;
}

function spanOf(workKey: WorkId, parts: readonly ExplainedPart[], amountMinor: number): CostSpan[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { startsAt } = first;
  return [{ workKey, startsAt, endsAt: last.endsAt, breaks: gapsOf(parts), amountMinor }];
}

function gapsOf(parts: readonly ExplainedPart[]): Interval<Instant>[] {
  return parts.slice(1).flatMap(({ startsAt }, index) => {
    const before = parts[index]?.endsAt ?? startsAt;
    return before < startsAt ? [{ startsAt: before, endsAt: startsAt }] : [];
  });
}
