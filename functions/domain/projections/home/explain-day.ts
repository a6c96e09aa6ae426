import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { ExplainedFigure, FigureLine } from "../../rules/figures/explained-figure.ts";
import { explainFigure, figureLine, sumLine } from "../../rules/figures/explained-figure.ts";
import type { DayHoursOf } from "../../words/time-entries/day-hours-words.ts";
import { workedSoFar } from "./board-status.ts";
import type { ShownDay } from "./day-figures.ts";
import { runningOn } from "./day-figures.ts";

interface Now {
  timeZone: string;
  now: Instant;
}

/** Explains worked hours by day: finished time, and each person whose clock runs. */
export function explainWorked(
  total: number,
  summaries: readonly ShownDay[],
  { timeZone, now }: Now,
): ExplainedFigure<DayHoursOf> {
  const lines = summaries.map((summary) =>
    sumLine<DayHoursOf>({ kind: "day", day: summary.day }, [
      ...finished(summary.workedSeconds),
      ...runningOn(summary, timeZone).map((row) => {
        const { employeeId, employeeName: name } = row;
        return figureLine<DayHoursOf>({ kind: "running", employeeId, name }, workedSoFar(row, now));
      }),
    ]),
  );
  return explainFigure(total, byDay(lines));
}

function finished(seconds: number): FigureLine<DayHoursOf>[] {
  return seconds === 0 ? [] : [figureLine({ kind: "finished" }, seconds)];
}

/** Explains planned hours by day. */
export function explainScheduled(
  total: number,
  summaries: readonly ShownDay[],
): ExplainedFigure<DayHoursOf> {
  const lines = summaries.map(({ day, scheduledSeconds }) =>
    figureLine<DayHoursOf>({ kind: "day", day }, scheduledSeconds),
  );
  return explainFigure(total, byDay(lines));
}

/** In order, without days that have no hours. */
function byDay(lines: readonly FigureLine<DayHoursOf>[]): FigureLine<DayHoursOf>[] {
  const dayOf = ({ of }: FigureLine<DayHoursOf>): LocalDate => (of.kind === "day" ? of.day : "");
  return lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}
