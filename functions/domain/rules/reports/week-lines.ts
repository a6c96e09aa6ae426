import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { EmployeeWeek, EmployeeWeekPay } from "../../records/time-entries/employee-week.ts";
import { dayInWeek } from "../weeks/week-bounds.ts";

export type WeekLine = EmployeeWeekPay["lines"][number];

const percents = { regular: 100, overtime: 150, doubletime: 200 } as const;
const kinds = ["regular", "overtime", "doubletime"] as const;

/**
 * The lines of a week's pay. Where they do not cover its hours (the pay is missing or older than
 * the hours), every hour becomes a line without pay: worked time is never left out.
 */
export function weekLines(
  week: EmployeeWeek | undefined,
  pay: EmployeeWeekPay | undefined,
  rules: Pick<WorkRules, "workdayStart" | "weekStart">,
): readonly WeekLine[] {
  const lines = pay?.lines ?? [];
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  if (week === undefined || seconds === week.hours.workedSeconds) return lines;
  return week.hours.entries.flatMap((hours) => {
    const entry = week.entries.find(({ entryId }) => entryId === hours.entryId);
    if (entry === undefined) return [];
    const { jobRoleId, locationId, startsAt } = entry;
    const day = dayInWeek(startsAt, week, rules);
    return kinds
      .filter((kind) => hours[`${kind}Seconds`] > 0)
      .map((kind) => ({
        kind,
        jobRoleId,
        locationId,
        day,
        seconds: hours[`${kind}Seconds`],
        rateTenThousandths: null,
        amountMinor: 0,
        multiplierPercent: percents[kind],
        because: "regular" as const,
      }));
  });
}
