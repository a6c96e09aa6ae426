import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { NamedShift, PlannedHoursOf } from "@crewline/domain/rules/figures/planned-figures";
import {
  explainPlannedHours,
  explainPlannedTotal,
} from "@crewline/domain/rules/figures/planned-figures";
import type { PlannedScope } from "@crewline/domain/words/schedules/planned-figure-words";
import {
  openShiftsLines,
  plannedBreakLine,
  plannedHoursText,
  plannedShiftLine,
} from "@crewline/domain/words/schedules/planned-figure-words";
import { useEmployeeName } from "./use-employee-name.ts";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { PlannedCost } from "./planned-cost.tsx";

interface PlannedHoursProps {
  scope: PlannedScope;
  /** The seconds that are shown. */
  total: number;
  /** The assigned shifts that they add up. */
  shifts: readonly NamedShift[];
  /** All shifts of those people in the week, at every location: they decide the overtime. */
  whole: readonly NamedShift[];
  openShifts: number;
  weekStart: string;
  timeZone: string;
}

/** Planned hours by person and shift, and what they cost for readers who may see the pay. */
export function PlannedHours(props: PlannedHoursProps) {
  const { scope, total, shifts, whole, openShifts, weekStart, timeZone } = props;
  const locale = useLocale();
  const nameOf = useEmployeeName();
  const explain = scope === "person" ? explainPlannedHours : explainPlannedTotal;
  const textOf = (of: PlannedHoursOf) =>
    of.kind === "person" ? nameOf(of.employeeId) : plannedShiftLine(of.shift, locale);
  return (
    <>
      <FigureLines
        figure={explain(total, shifts)}
        intro={[plannedHoursText(scope, locale)]}
        notes={openShiftsLines(openShifts, locale)}
        text={textOf}
        detail={(of) => (of.kind === "person" ? null : plannedBreakLine(of.shift, locale))}
        amount={formatDuration}
      />
      <PlannedCost {...{ shifts, whole, weekStart, timeZone }} />
    </>
  );
}
