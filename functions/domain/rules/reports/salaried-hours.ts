import type { WorkweekInput } from "../hours/workweek-input.ts";
import { explain } from "../pay/explain.ts";
import type { SalariedHours } from "./salary-lines.ts";

/** The hours of weeks by day, as far as a salary depends on them. */
export function salariedHours(weeks: readonly WorkweekInput[]): SalariedHours[] {
  return weeks
    .flatMap((week) => explain(week).entries)
    .flatMap(({ parts }) => parts)
    .map(({ day, seconds, isCovered }) => ({
      day,
      seconds,
      kind: isCovered ? "salary" : "regular",
    }));
}
