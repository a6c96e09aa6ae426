import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { workedSoFar } from "./board-status.ts";
import type { BoardRow, DailySummary } from "../../records/summaries/daily-summary.ts";

/** A day as its hours are shown. */
export type ShownDay = Pick<DailySummary, "day" | "scheduledSeconds" | "workedSeconds"> & {
  board: readonly BoardRow[];
};

/**
 * Seconds worked on the summary's day until `now`: closed time, and what is running since that
 * day. A night that began the day before stays with the day on which it began.
 */
export function workedUntil(summary: ShownDay, timeZone: string, now: Instant): number {
  const running = runningOn(summary, timeZone);
  return running.reduce((sum, row) => sum + workedSoFar(row, now), summary.workedSeconds);
}

/** The people of the summary whose clock runs since its day. */
export function runningOn(
  { board, day }: Pick<ShownDay, "board" | "day">,
  timeZone: string,
): BoardRow[] {
  return board.filter(
    ({ clockedInAt, clockedOutAt }) =>
      clockedInAt !== null && clockedOutAt === null && localDateAt(clockedInAt, timeZone) === day,
  );
}

/** The days from `fromDay` to `toDay`, both included. */
export function within(
  summaries: readonly ShownDay[],
  { fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate },
): ShownDay[] {
  return summaries.filter(({ day }) => day >= fromDay && day <= toDay);
}

export interface Figures {
  scheduledSeconds: number;
  workedSeconds: number;
}

/** The figures of the days from `fromDay` to `toDay`, both included, added up. */
export function addUp(
  summaries: readonly ShownDay[],
  days: { fromDay: LocalDate; toDay: LocalDate },
  workedOf: (summary: ShownDay) => number,
): Figures {
  const wanted = within(summaries, days);
  const sum = (value: (summary: ShownDay) => number) =>
    wanted.reduce((total, summary) => total + value(summary), 0);
  return {
    scheduledSeconds: sum((summary) => summary.scheduledSeconds),
    workedSeconds: sum(workedOf),
  };
}
