import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { DayTotal, WeekBoard } from "@crewline/domain/projections/schedules/week-board";
import { coverageHours } from "@crewline/domain/rules/locations/coverage-steps";
import {
  coverageTitle,
  gapsText,
  leftOutText,
} from "@crewline/domain/words/schedules/week-figure-words";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekdayOf } from "@crewline/domain/kernel/time/local-date";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { ExplainedFigure } from "../../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { CoverageStrip } from "../figures/coverage-strip.tsx";
import { useWeekFigures } from "../figures/week-figures.tsx";
import { CostText } from "../figures/cost-text.tsx";
import { BudgetLines } from "../figures/budget-lines.tsx";
import { PlannedHours } from "./planned-hours.tsx";
import type { RosterWeek } from "../model/roster-context.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";

interface WeekGridFootProps {
  week: RosterWeek;
  board: WeekBoard<Shift>;
}

/** Planned hours, people, cost and coverage of each day, and the whole week beside its budget. */
export function WeekGridFoot({ week, board }: WeekGridFootProps) {
  const locale = useLocale();
  const figures = useWeekFigures();
  const { secondsPerWeek } = week.location.budget;
  const { minorPerWeek, minorByDay } = week.location.laborBudget;
  const budgetOn = (day: LocalDate) => minorByDay[weekdayOf(day)];
  const { unpricedShifts } = figures.cost;
  const leftOut = leftOutText({ openShifts: figures.openShifts, unpricedShifts }, locale);
  return (
    <tfoot className="foot">
      <tr className="row">
        <th scope="row" className="side strong">
          Planned hours
          {leftOut !== null && (
            <div className="quiet" title={leftOut}>
              {leftOut}
            </div>
          )}
        </th>
        {figures.days.map((day, index) => (
          <td key={day.day} className="cell">
            <div>
              <span className="strong">
                <PlannedSum
                  scope="day"
                  total={day.plannedSeconds}
                  subject={`Planned hours, ${formatDay(day.day, locale)}`}
                  shifts={board.rows.flatMap(({ cells }) => cells[index] ?? [])}
                  openShifts={day.openShifts}
                  {...{ week, board }}
                />
              </span>
              {budgetOn(day.day) === undefined && <CostText cost={day.cost} />}
            </div>
            <div className="quiet">{peopleWords(day, locale)}</div>
            <BudgetLines cost={day.cost} budgetMinor={budgetOn(day.day)} />
          </td>
        ))}
        <td className="sum strong">
          <div>
            <PlannedSum
              scope="week"
              total={figures.plannedSeconds}
              subject={`Planned hours at ${week.location.name}`}
              shifts={board.rows.flatMap(({ cells }) => cells.flat())}
              openShifts={figures.openShifts}
              {...{ week, board }}
            />
            {secondsPerWeek !== null && (
              <span className="quiet">{` of ${formatDuration(secondsPerWeek)}`}</span>
            )}
          </div>
          {minorPerWeek === null && <CostText cost={figures.cost} />}
          <BudgetLines
            cost={figures.cost}
            budgetMinor={minorPerWeek ?? undefined}
            isOver={secondsPerWeek !== null && figures.plannedSeconds > secondsPerWeek}
          />
        </td>
      </tr>
      <CoverageRow week={week} />
    </tfoot>
  );
}

interface PlannedSumProps extends WeekGridFootProps {
  scope: "day" | "week";
  total: number;
  subject: string;
  shifts: readonly Shift[];
  openShifts: number;
}

/** The planned hours of a day or the week, which open by person. */
export function PlannedSum({ week, board, subject, ...planned }: PlannedSumProps) {
  const whole = () => board.rows.flatMap(({ cells, elsewhere }) => [...cells, ...elsewhere].flat());
  return (
    <ExplainedFigure
      figure={formatDuration(planned.total)}
      subject={subject}
      renderExplanation={() => (
        <PlannedHours
          {...planned}
          whole={whole()}
          weekStart={week.weekStart}
          timeZone={week.location.timeZone}
        />
      )}
    />
  );
}

function CoverageRow({ week }: Pick<WeekGridFootProps, "week">) {
  const locale = useLocale();
  const { days } = useWeekFigures();
  const { timeZone } = week.location;
  const hours = coverageHours(days.map(({ coverage }) => coverage));
  if (hours === null) return null;
  const gaps = days.flatMap(({ coverage }) => coverage.gaps).length;
  return (
    <tr className="row">
      <th scope="row" className="side strong">
        {coverageTitle(locale)}
      </th>
      {days.map(({ day, coverage }) => (
        <td key={day} className="cell strip">
          <CoverageStrip roleName={week.roleName} {...{ coverage, hours, timeZone }} />
        </td>
      ))}
      <td className="sum strong">{gapsText(gaps, locale)}</td>
    </tr>
  );
}

export function peopleWords(
  { people, openShifts }: Pick<DayTotal, "people" | "openShifts">,
  locale: Locale,
): string {
  const words = counted(people, nouns.person, locale);
  return openShifts === 0 ? words : `${words}, ${openShifts} open`;
}
