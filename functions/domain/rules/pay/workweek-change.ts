import { partId } from "../hours/workweek-input.ts";
import type { Rational } from "../../kernel/money/rational.ts";
import { add, rational, subtract } from "../../kernel/money/rational.ts";
import type { Interval } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { workdayBoundaries } from "../hours/workday.ts";
import type { WorkedEntry, WorkweekInput } from "../hours/workweek-input.ts";
import { payPeriod } from "./workweek.ts";

/** The last workweek of the old rules and the first of the new ones, which overlap. */
export interface WorkweekChange {
  oldWeekStart: LocalDate;
  newWeekStart: LocalDate;
  newRules: WorkRules;
}

/** Pay of both weeks together in each alternative, exact minor units; `owed` is the greater. */
export interface WorkweekChangePay {
  countedInOldWeek: Rational;
  countedInNewWeek: Rational;
  owed: Rational;
}

/**
 * Computes the pay owed when the workweek's beginning changes (29 CFR 778.302): hours that fall in
 * both weeks are counted once in the old and once in the new week, and the greater total is due.
 * Null when a violation keeps the pay back.
 */
export function payWorkweekChange(
  input: WorkweekInput,
  change: WorkweekChange,
): WorkweekChangePay | null {
  const oldWeek = { ...input, weekStart: change.oldWeekStart };
  const newWeek = { ...input, weekStart: change.newWeekStart, rules: change.newRules };
  const shared = sharedTime(oldWeek, newWeek);
  const without = (entries: readonly WorkedEntry[]) =>
    entries.flatMap((entry) => outside(entry, shared));
  const payInOld = exactPay(oldWeek);
  const restOfNew = exactPay({ ...newWeek, entries: without(newWeek.entries) });
  const restOfOld = exactPay({ ...oldWeek, entries: without(oldWeek.entries) });
  const payInNew = exactPay(newWeek);
  if (!payInOld || !restOfNew || !restOfOld || !payInNew) return null;
  const countedInOldWeek = add(payInOld, restOfNew);
  const countedInNewWeek = add(restOfOld, payInNew);
  const isOldGreater = subtract(countedInOldWeek, countedInNewWeek).numerator > 0n;
  return {
    countedInOldWeek,
    countedInNewWeek,
    owed: isOldGreater ? countedInOldWeek : countedInNewWeek,
  };
}

function exactPay(input: WorkweekInput): Rational | null {
  const { exact } = payPeriod(input);
  return exact ? rational(exact.straight + exact.premium, exact.denominator) : null;
}

function sharedTime(oldWeek: WorkweekInput, newWeek: WorkweekInput): Interval<string> {
  const bounds = ({ weekStart, rules, timeZone }: WorkweekInput) =>
    workdayBoundaries({ firstDay: weekStart, days: 7 }, rules, timeZone);
  const startsAt = bounds(newWeek)[0] ?? 0;
  const endsAt = bounds(oldWeek).at(-1) ?? 0;
  return {
    startsAt: instantFromSeconds(startsAt),
    endsAt: instantFromSeconds(Math.max(startsAt, endsAt)),
  };
}

/** The parts of an entry before and after the shared time. */
function outside(entry: WorkedEntry, shared: Interval<string>): WorkedEntry[] {
  const endsAt = entry.endsAt ?? "9999-12-31T23:59:59.000Z";
  if (endsAt <= shared.startsAt || entry.startsAt >= shared.endsAt) return [entry];
  const parts: WorkedEntry[] = [];
  if (entry.startsAt < shared.startsAt) {
    parts.push(partOf(entry, { startsAt: entry.startsAt, endsAt: shared.startsAt }));
  }
  if (endsAt > shared.endsAt) {
    parts.push({ ...partOf(entry, { startsAt: shared.endsAt, endsAt }), endsAt: entry.endsAt });
  }
  return parts;
}

function partOf(entry: WorkedEntry, span: Interval<string>): WorkedEntry {
  const breaks = entry.breaks.flatMap((taken) => {
    const from = taken.startsAt > span.startsAt ? taken.startsAt : span.startsAt;
    const takenTo = taken.endsAt ?? span.endsAt;
    const to = takenTo < span.endsAt ? takenTo : span.endsAt;
    return epochSeconds(to) > epochSeconds(from) ? [{ ...taken, startsAt: from, endsAt: to }] : [];
  });
  return { ...entry, id: partId(entry.id, span.startsAt), ...span, breaks };
}
