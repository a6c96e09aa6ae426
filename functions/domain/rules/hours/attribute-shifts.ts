import type { Interval } from "../../kernel/time/interval.ts";
import type { Attribution } from "../../records/work-rules/work-rules.ts";
import { dayIndexAt } from "./workday.ts";

/** The rules that give a day to shifts that cross a workday boundary. */
export interface AttributionRules {
  attribution: Attribution;
  shiftGapSeconds: number;
}

interface Worked extends Interval<number> {
  worked: readonly Interval<number>[];
}

/**
 * The workday of each entry as a whole, as an index into the days between `boundaries`. Entries
 * with less than `shiftGapSeconds` between them are one shift and share its day. `end` means the
 * last moment worked, so that a shift until midnight ends on its own day; with `most-worked` the
 * earlier of two equal days counts. Entries that by themselves belong to different weeks are never
 * one shift: each week sees only the entries that touch it, and must decide alike, or time would be
 * lost or paid twice. `entries` must be in the order of their starts.
 */
export function daysOfShifts(
  entries: readonly Worked[],
  rules: AttributionRules,
  boundaries: readonly number[],
): number[] {
  const days: number[] = [];
  for (let from = 0; from < entries.length;) {
    const to = shiftEnd(entries, from, { rules, boundaries });
    const shift = entries.slice(from, to);
    const day = dayOfShift(shift, rules.attribution, boundaries);
    shift.forEach(() => days.push(day));
    from = to;
  }
  return days;
}

interface Grouping {
  rules: AttributionRules;
  boundaries: readonly number[];
}

function shiftEnd(entries: readonly Worked[], from: number, grouping: Grouping): number {
  const { shiftGapSeconds } = grouping.rules;
  const first = entries[from];
  let to = from + 1;
  let endsAt = first?.endsAt ?? 0;
  const week = first && weekOfEntry(first, grouping);
  for (let next = entries[to]; next; next = entries[to]) {
    const isApart = next.startsAt - endsAt >= shiftGapSeconds;
    if (isApart || weekOfEntry(next, grouping) !== week) return to;
    endsAt = Math.max(endsAt, next.endsAt);
    to += 1;
  }
  return to;
}

/**
 * Returns 0 if an entry alone belongs to the days between the boundaries, -1 or 1 if it belongs
 * before or after them.
 */
function weekOfEntry(entry: Worked, { rules, boundaries }: Grouping): -1 | 0 | 1 {
  const day = dayOfShift([entry], rules.attribution, boundaries);
  if (day < 0) return -1;
  return day < boundaries.length - 1 ? 0 : 1;
}

function dayOfShift(
  shift: readonly Worked[],
  attribution: Attribution,
  boundaries: readonly number[],
): number {
  const startsAt = shift[0]?.startsAt ?? 0;
  const endsAt = shift.reduce((latest, entry) => Math.max(latest, entry.endsAt), startsAt);
  if (attribution === "end") return dayIndexAt(Math.max(startsAt, endsAt - 1), boundaries);
  const first = dayIndexAt(startsAt, boundaries);
  if (attribution === "start" || endsAt <= startsAt) return first;
  const last = dayIndexAt(endsAt - 1, boundaries);
  let best = { day: first, seconds: -1 };
  for (let day = first; day <= last; day += 1) {
    const seconds = workedOn(shift, boundaries[day], boundaries[day + 1]);
    if (seconds > best.seconds) best = { day, seconds };
  }
  return best.day;
}

function workedOn(shift: readonly Worked[], from = -Infinity, to = Infinity): number {
  let seconds = 0;
  for (const span of shift.flatMap((entry) => entry.worked)) {
    seconds += Math.max(0, Math.min(span.endsAt, to) - Math.max(span.startsAt, from));
  }
  return seconds;
}
