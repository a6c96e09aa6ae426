import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { NamedShift } from "@crewline/domain/rules/figures/planned-figures";
import { explainPlannedOvertime } from "@crewline/domain/rules/figures/planned-figures";
import { partWords } from "@crewline/domain/words/pay/explain-words";
import {
  plannedOvertimeText,
  plannedShiftLine,
} from "@crewline/domain/words/schedules/planned-figure-words";
import { useCompany } from "../../../entities/company/use-company.ts";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../../locale/use-locale.ts";

export interface PlannedOvertimePartsProps {
  /** The seconds that are shown. */
  seconds: number;
  /** All shifts of the person in the week. */
  shifts: readonly NamedShift[];
  weekStart: string;
  timeZone: string;
}

/** The parts of a person's shifts that would be overtime, and the rule behind each. */
export function PlannedOvertimeParts({ seconds, ...week }: PlannedOvertimePartsProps) {
  const locale = useLocale();
  const company = useCompany();
  if (company.status !== "ready") return null;
  const { workRules: rules } = rulesOn(company.data, week.weekStart);
  return (
    <FigureLines
      figure={explainPlannedOvertime(seconds, { ...week, rules })}
      intro={[plannedOvertimeText(locale)]}
      text={({ shift }) => plannedShiftLine(shift, locale)}
      detail={(part) => partWords(part, locale)}
      amount={formatDuration}
    />
  );
}
