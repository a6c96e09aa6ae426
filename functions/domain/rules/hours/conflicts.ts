import type { WorkId } from "./workweek-input.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween, weekStartOf } from "../../kernel/time/local-date.ts";
import type { ClosedWork, WorkBreak } from "./day-totals.ts";
import { dayTotals } from "./day-totals.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";

/** Work of one person, at any location; `endsAt` is null while it lasts. */
export interface PersonWork {
  id: WorkId;
  startsAt: Instant;
  endsAt: Instant | null;
  breaks?: readonly WorkBreak[];
}

/** The limits of a person's time; null means no limit. All limits are inclusive. */
export interface WorkLimits {
  mayBeOpen: boolean;
  maximumEntrySeconds: number | null;
  minimumRestSeconds: number | null;
  maximumDaySeconds: number | null;
  maximumWeekSeconds: number | null;
  maximumConsecutiveDays: number | null;
}

/** One conflict; seconds are what is, `limitSeconds` what may be. */
export type Conflict =
  | { kind: "negative"; entryId: WorkId }
  | { kind: "open"; entryId: WorkId }
  | { kind: "too-long"; entryId: WorkId; seconds: number; limitSeconds: number }
  | { kind: "overlap"; entryId: WorkId; otherEntryId: WorkId; seconds: number }
  | { kind: "rest"; entryId: WorkId; otherEntryId: WorkId; seconds: number; limitSeconds: number }
  | {
      kind: "max-hours";
      per: "day" | "week";
      day: LocalDate;
      seconds: number;
      limitSeconds: number;
    }
  | { kind: "consecutive-days"; lastDay: LocalDate; days: number; limitDays: number };

export type ConflictRules = Pick<
  WorkRules,
  "attribution" | "shiftGapSeconds" | "workdayStart" | "weekStart"
>;

export const noLimits: WorkLimits = {
  mayBeOpen: true,
  maximumEntrySeconds: null,
  minimumRestSeconds: null,
  maximumDaySeconds: null,
  maximumWeekSeconds: null,
  maximumConsecutiveDays: null,
};

/**
 * Everything in a person's time that cannot be or must not be. Compared by instants, ends
 * exclusive: work that touches neither overlaps nor lacks rest. A gap shorter than
 * `shiftGapSeconds` is a break within one shift. Two open entries conflict even where one may be.
 */
export function findConflicts(
  work: readonly PersonWork[],
  { limits, rules, timeZone }: { limits: WorkLimits; rules: ConflictRules; timeZone: string },
): Conflict[] {
  const ordered = work.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const sound = ordered.filter((entry) => entry.endsAt === null || entry.endsAt >= entry.startsAt);
  const closed = sound.flatMap(({ endsAt, ...entry }) =>
    endsAt === null ? [] : [{ ...entry, endsAt }],
  );
  return [
    ...ordered
      .filter((entry) => !sound.includes(entry))
      .map(({ id }): Conflict => ({ kind: "negative", entryId: id })),
    ...openConflicts(sound, limits),
    ...closed.flatMap((entry) => tooLong(entry, limits)),
    ...neighbourConflicts(sound, limits, rules),
    ...totalConflicts(closed, { limits, rules, timeZone }),
  ];
}

function openConflicts(work: readonly PersonWork[], limits: WorkLimits): Conflict[] {
  return work
    .filter((entry) => entry.endsAt === null)
    .slice(limits.mayBeOpen ? 1 : 0)
    .map(({ id }) => ({ kind: "open", entryId: id }));
}

function tooLong(entry: ClosedWork & { id: WorkId }, limits: WorkLimits): Conflict[] {
  const limitSeconds = limits.maximumEntrySeconds;
  const seconds = elapsedSeconds(entry.startsAt, entry.endsAt);
  if (limitSeconds === null || seconds <= limitSeconds) return [];
  return [{ kind: "too-long", entryId: entry.id, seconds, limitSeconds }];
}

/** Each entry against the one before it that ends last. */
function neighbourConflicts(
  work: readonly PersonWork[],
  limits: WorkLimits,
  rules: ConflictRules,
): Conflict[] {
  const conflicts: Conflict[] = [];
  let latest: PersonWork | undefined;
  for (const entry of work) {
    const found = latest && neighbourConflict(latest, entry, { limits, rules });
    if (found) conflicts.push(found);
    if (!latest || isBefore(latest.endsAt, entry.endsAt)) latest = entry;
  }
  return conflicts;
}

function neighbourConflict(
  earlier: PersonWork,
  later: PersonWork,
  { limits, rules }: { limits: WorkLimits; rules: ConflictRules },
): Conflict | null {
  const ids = { entryId: later.id, otherEntryId: earlier.id };
  if (isBefore(later.startsAt, earlier.endsAt)) {
    const isEmpty = later.startsAt === later.endsAt;
    return isEmpty ? null : { kind: "overlap", ...ids, seconds: sharedSeconds(earlier, later) };
  }
  const limitSeconds = limits.minimumRestSeconds ?? 0;
  const seconds = elapsedSeconds(earlier.endsAt ?? later.startsAt, later.startsAt);
  const isSameShift = seconds === 0 || seconds < rules.shiftGapSeconds;
  return isSameShift || seconds >= limitSeconds
    ? null
    : { kind: "rest", ...ids, seconds, limitSeconds };
}

/** An open end is after everything. */
function isBefore(at: Instant | null, end: Instant | null): boolean {
  return at !== null && (end === null || at < end);
}

function sharedSeconds(earlier: PersonWork, later: PersonWork): number {
  const ends = [earlier.endsAt, later.endsAt].filter((end) => end !== null).toSorted();
  return ends[0] === undefined ? 0 : elapsedSeconds(later.startsAt, ends[0]);
}

function totalConflicts(
  work: readonly ClosedWork[],
  { limits, rules, timeZone }: { limits: WorkLimits; rules: ConflictRules; timeZone: string },
): Conflict[] {
  const { maximumDaySeconds, maximumWeekSeconds, maximumConsecutiveDays } = limits;
  if (
    maximumDaySeconds === null &&
    maximumWeekSeconds === null &&
    maximumConsecutiveDays === null
  ) {
    return [];
  }
  const days = dayTotals(work, rules, timeZone);
  const weeks = new Map<LocalDate, number>();
  for (const [day, seconds] of days) {
    const week = weekStartOf(day, rules.weekStart);
    weeks.set(week, (weeks.get(week) ?? 0) + seconds);
  }
  return [
    ...above(days, "day", maximumDaySeconds),
    ...above(weeks, "week", maximumWeekSeconds),
    ...tooManyDays([...days.keys()], maximumConsecutiveDays),
  ];
}

function above(
  totals: ReadonlyMap<LocalDate, number>,
  per: "day" | "week",
  limitSeconds: number | null,
): Conflict[] {
  if (limitSeconds === null) return [];
  return [...totals]
    .filter(([, seconds]) => seconds > limitSeconds)
    .map(([day, seconds]) => ({ kind: "max-hours", per, day, seconds, limitSeconds }));
}

function tooManyDays(days: readonly LocalDate[], limitDays: number | null): Conflict[] {
  if (limitDays === null) return [];
  return runsOfDays(days)
    .filter((run) => run.days > limitDays)
    .map(({ lastDay, days: count }) => ({
      kind: "consecutive-days",
      lastDay,
      days: count,
      limitDays,
    }));
}

/** Days that follow each other without a gap, as runs in order; the same day twice counts once. */
export function runsOfDays(
  days: readonly LocalDate[],
): { firstDay: LocalDate; lastDay: LocalDate; days: number }[] {
  const runs: { firstDay: LocalDate; lastDay: LocalDate; days: number }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const run = runs.at(-1);
    if (run && daysBetween(run.lastDay, day) === 1) {
      run.lastDay = day;
      run.days += 1;
    } else {
      runs.push({ firstDay: day, lastDay: day, days: 1 });
    }
  }
  return runs;
}
