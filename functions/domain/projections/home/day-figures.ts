import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { workedSoFar } from "./board-status.ts";
import type { DailySummary } from "../../records/summaries/daily-summary.ts";

/**
 * Seconds worked on the summary's day until `now`: closed time, and what is running since that
 * day. A night that began the day before stays with the day on which it began.
 */
export function workedUntil(summary: DailySummary, timeZone: string, now: Instant): number {
  const running = summary.board.filter(
    ({ clockedInAt, clockedOutAt }) =>
      clockedInAt !== null &&
      clockedOutAt === null &&
      localDateAt(clockedInAt, timeZone) === summary.day,
  );
  return running.reduce((sum, row) => sum + workedSoFar(row, now), summary.workedSeconds);
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
  const wanted = summaries.filter(({ day }) => day >= days.fromDay && day <= days.toDay);
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
