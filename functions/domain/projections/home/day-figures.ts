import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { workedSoFar } from "./board-status.ts";
import type { BoardRow, DailySummary } from "../../records/summaries/daily-summary.ts";

/**
 * Seconds worked on the summary's day until `now`: closed time, and what is running since that
 * day. A night that began the day before stays with the day on which it began.
 */
export function workedUntil(summary: DailySummary, timeZone: string, now: Instant): number {
  const running = runningOn(summary, timeZone);
  return running.reduce((sum, row) => sum + workedSoFar(row, now), summary.workedSeconds);
}

/** The people of the summary whose clock runs since its day. */
export function runningOn({ board, day }: DailySummary, timeZone: string): BoardRow[] {
  return board.filter(
    ({ clockedInAt, clockedOutAt }) =>
      clockedInAt !== null && clockedOutAt === null && localDateAt(clockedInAt, timeZone) === day,
  );
}

/** The summaries of the days from `fromDay` to `toDay`, both included. */
export function summariesOf(
  summaries: readonly DailySummary[],
  { fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate },
): DailySummary[] {
  return summaries.filter(({ day }) => day >= fromDay && day <= toDay);
}

export interface Figures {
  scheduledSeconds: number;
  workedSeconds: number;
  openShifts: number;
  unapprovedEntries: number;
  needsFixEntries: number;
}

/** The figures of the days from `fromDay` to `toDay`, both included, added up. */
export function addUp(
  summaries: readonly DailySummary[],
  days: { fromDay: LocalDate; toDay: LocalDate },
  workedOf: (summary: DailySummary) => number,
): Figures {
  const wanted = summariesOf(summaries, days);
  const sum = (value: (summary: DailySummary) => number) =>
    wanted.reduce((total, summary) => total + value(summary), 0);
  return {
    scheduledSeconds: sum((summary) => summary.scheduledSeconds),
    workedSeconds: sum(workedOf),
    openShifts: sum((summary) => summary.openShifts),
    unapprovedEntries: sum((summary) => summary.unapprovedEntries),
    needsFixEntries: sum((summary) => summary.needsFixEntries),
  };
}
