import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import type { NoticeWeek } from "../../records/schedules/fairness.ts";
import type { Measure, ReportFact } from "../../records/summaries/rollup.ts";

/**
 * Returns the notice of each week with shifts that staff saw, the earliest first, by the measures of
 * the report about notice.
 */
export function noticeWeeks(facts: readonly ReportFact[], startsOn: Weekday): NoticeWeek[] {
  const weeks = Map.groupBy(facts, ({ day }) => weekStartOf(day, startsOn));
  return [...weeks]
    .flatMap(([weekStart, own]) => {
      const sumOf = (name: Measure) => own.reduce((sum, one) => sum + (one.measures[name] ?? 0), 0);
      const shifts = sumOf("noticeShifts");
      if (shifts === 0) return [];
      const averageDays = sumOf("noticeDays") / shifts;
      return [
        {
          weekStart,
          shifts,
          averageDays,
          goodShifts: sumOf("goodNoticeShifts"),
          changes: sumOf("shownChanges"),
          lateChanges: sumOf("lateChanges"),
        },
      ];
    })
    .toSorted((a, b) => a.weekStart.localeCompare(b.weekStart));
}
