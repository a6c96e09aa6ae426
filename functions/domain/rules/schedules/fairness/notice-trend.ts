import type { NoticeWeek } from "../../../records/schedules/fairness.ts";

/** How the notice of the later half of some weeks compares with that of the earlier half. */
export type NoticeTrend = "longer" | "shorter" | "steady";

/** Less than a day apart is steady. */
const STEADY_DAYS = 1;
const FEWEST_WEEKS = 4;

/** Returns the trend of the average notice; null for fewer than 4 weeks. */
export function noticeTrend(weeks: readonly NoticeWeek[]): NoticeTrend | null {
  if (weeks.length < FEWEST_WEEKS) return null;
  const half = Math.floor(weeks.length / 2);
  const [earlier, later] = [weeks.slice(0, half), weeks.slice(-half)].map(averageNotice);
  const change = (later ?? 0) - (earlier ?? 0);
  if (Math.abs(change) < STEADY_DAYS) return "steady";
  return change > 0 ? "longer" : "shorter";
}

/** The average days of notice of all shifts; 0 without any. */
export function averageNotice(weeks: readonly NoticeWeek[]): number {
  const shifts = weeks.reduce((sum, week) => sum + week.shifts, 0);
  const days = weeks.reduce((sum, week) => sum + week.averageDays * week.shifts, 0);
  return shifts === 0 ? 0 : days / shifts;
}
