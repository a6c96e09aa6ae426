import { elapsedSeconds, instantAfter, startOfMinute } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { alertedAt } from "../../rules/time-entries/overdue-clock-out.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";

export const boardStatuses = [
  "working",
  "onBreak",
  "breakTooLong",
  "late",
  "noShow",
  "missedOut",
  "leftEarly",
  "next",
  "done",
] as const;
export type BoardStatus = (typeof boardStatuses)[number];

/** Seconds after the start of a shift before an employee counts as late. */
export const lateGraceSeconds = 300;

/** Seconds before the planned end; a clock-out within them still completes the shift. */
export const earlyGraceSeconds = 300;

/** The longest unpaid break where the shift plans none, and the longest paid one. */
const usualUnpaidBreakSeconds = 1800;
const usualPaidBreakSeconds = 900;

/** Seconds from which a person counts as late, absent, too long on a break, or still clocked in. */
export interface BoardLimits {
  lateAfter: number;
  noShowAfter: number;
  /** Beyond the length of the break. */
  breakGrace: number;
  /** After the planned end, or after 12 hours without a shift. */
  clockOutAfter: number;
}

/**
 * Returns the moment from which the person is expected: the start of the shift, or when they got it
 * where it had begun by then; null without a shift. Late and no-show count from it.
 */
export function expectedAt({
  shiftStartsAt,
  takenAt,
}: Pick<BoardRow, "shiftStartsAt" | "takenAt">): Instant | null {
  return takenAt ?? shiftStartsAt;
}

/**
 * Returns the status of a person on the board at the moment `now`. Late and
 * no-show begin so long after the person is expected as the limits say, no-show at the planned end
 * at the latest. A clock-out more than 5 minutes before the planned end is leaving early, for the
 * rest of the day. How long after the planned end a clock-out counts as missed is a limit too;
 * without a shift it counts from 12 hours of presence.
 */
export function statusOf(row: BoardRow, now: Instant, limits: BoardLimits): BoardStatus {
  if (row.isEndMissing) return "missedOut";
  if (row.clockedOutAt !== null) return secondsLeftEarly(row) === 0 ? "done" : "leftEarly";
  if (row.clockedInAt !== null) return statusAtWork(row, row.clockedInAt, { now, limits });
  const expected = expectedAt(row);
  if (expected === null) return "done";
  const waiting = elapsedSeconds(expected, now);
  if (waiting < limits.lateAfter) return "next";
  const isOver = row.shiftEndsAt !== null && row.shiftEndsAt <= now;
  return isOver || waiting >= limits.noShowAfter ? "noShow" : "late";
}

function statusAtWork(
  row: BoardRow,
  startsAt: Instant,
  { now, limits }: { now: Instant; limits: BoardLimits },
): BoardStatus {
  const shift = row.shiftEndsAt === null ? null : { endsAt: row.shiftEndsAt };
  if (now >= alertedAt({ startsAt }, shift, limits.clockOutAfter)) return "missedOut";
  if (row.breakStartedAt === null) return "working";
  const lasted = elapsedSeconds(row.breakStartedAt, now);
  return lasted > longestBreakSeconds(row) + limits.breakGrace ? "breakTooLong" : "onBreak";
}

/**
 * Returns the instants at which the status of the row may change by itself: the first of each at
 * which it is another one. Those that have passed are included.
 */
export function statusChangesAt(row: BoardRow, limits: BoardLimits): Instant[] {
  const { shiftEndsAt: ends, clockedInAt, breakStartedAt } = row;
  if (row.isEndMissing || row.clockedOutAt !== null) return [];
  if (clockedInAt !== null) {
    const shift = ends === null ? null : { endsAt: ends };
    const longest = longestBreakSeconds(row) + limits.breakGrace;
    return [
      alertedAt({ startsAt: clockedInAt }, shift, limits.clockOutAfter),
      ...(breakStartedAt === null ? [] : [instantAfter(breakStartedAt, longest + 1)]),
    ];
  }
  const expected = expectedAt(row);
  if (expected === null) return [];
  const seconds = [limits.lateAfter, limits.noShowAfter];
  return [...seconds.map((one) => instantAfter(expected, one)), ...(ends === null ? [] : [ends])];
}

/** The planned length of an unpaid break, or the usual one where none is planned; seconds. */
function longestBreakSeconds({ isBreakPaid, plannedBreakSeconds }: BoardRow): number {
  if (isBreakPaid) return usualPaidBreakSeconds;
  return plannedBreakSeconds === 0 ? usualUnpaidBreakSeconds : plannedBreakSeconds;
}

/** Seconds between the clock-out and a later planned end; 0 within the grace, or without either. */
export function secondsLeftEarly({ clockedOutAt, shiftEndsAt }: BoardRow): number {
  if (clockedOutAt === null || shiftEndsAt === null) return 0;
  const early = elapsedSeconds(clockedOutAt, shiftEndsAt);
  return early > earlyGraceSeconds ? early : 0;
}

/**
 * Returns the seconds that the employee of the row has worked without unpaid breaks, until the
 * present minute as in every list of time entries; 0 before clocking in.
 */
export function workedSoFar(row: BoardRow, now: Instant): number {
  if (row.clockedInAt === null) return 0;
  const until = row.clockedOutAt ?? startOfMinute(now);
  const running =
    row.breakStartedAt === null || row.isBreakPaid ? 0 : elapsedSeconds(row.breakStartedAt, until);
  return Math.max(0, elapsedSeconds(row.clockedInAt, until) - row.unpaidBreakSeconds - running);
}

/** The rows in the order in which they need a person: what is wrong first, what is over last. */
export function byUrgency(
  rows: readonly BoardRow[],
  now: Instant,
  limits: BoardLimits,
): BoardRow[] {
  const order: readonly BoardStatus[] = [
    "missedOut",
    "noShow",
    "late",
    "breakTooLong",
    "leftEarly",
    "working",
    "onBreak",
    "next",
    "done",
  ];
  const rank = (row: BoardRow) => order.indexOf(statusOf(row, now, limits));
  return rows.toSorted(
    (a, b) =>
      rank(a) - rank(b) || (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0),
  );
}

function momentOf(row: BoardRow): Instant {
  return row.clockedInAt ?? row.shiftStartsAt ?? "";
}
