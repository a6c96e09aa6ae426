import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { UncoveredRange } from "@crewline/domain/rules/locations/uncovered-ranges";
import { uncoveredRanges } from "@crewline/domain/rules/locations/uncovered-ranges";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { DayTotal, WeekBoard } from "@crewline/domain/projections/schedules/week-board";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import {
  formatDay,
  formatShortSpan,
  formatSpan,
} from "@crewline/domain/kernel/formats/format-time";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import { ExplainedFigure } from "../../entities/wages/explained-figure.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { PlannedHours } from "./planned-hours.tsx";
import type { RosterWeek } from "./model/roster-context.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";

interface WeekGridFootProps {
  week: RosterWeek;
  board: WeekBoard<Shift>;
}

/** Planned hours and missing people of each day, and the whole week beside its budget. */
export function WeekGridFoot({ week, board }: WeekGridFootProps) {
  const locale = useLocale();
  const { secondsPerWeek } = week.location.budget;
  return (
    <tfoot className="foot">
      <tr className="row">
        <th scope="row" className="side strong">
          Planned hours
        </th>
        {board.days.map((total, index) => (
          <td key={total.day} className="cell">
            <div className="strong">
              <PlannedSum
                scope="day"
                total={total.plannedSeconds}
                subject={`Planned hours, ${formatDay(total.day, locale)}`}
                shifts={board.rows.flatMap(({ cells }) => cells[index] ?? [])}
                openShifts={total.openShifts}
                {...{ week, board }}
              />
            </div>
            <div className="quiet">{peopleWords(total, locale)}</div>
          </td>
        ))}
        <td className="sum strong">
          <div>
            <PlannedSum
              scope="week"
              total={board.plannedSeconds}
              subject={`Planned hours at ${week.location.name}`}
              shifts={board.rows.flatMap(({ cells }) => cells.flat())}
              openShifts={board.open.cells.flat().length}
              {...{ week, board }}
            />
          </div>
          {secondsPerWeek !== null && (
            <div className="quiet">{`of ${formatDuration(secondsPerWeek)}`}</div>
          )}
        </td>
      </tr>
      {week.location.staffing.length > 0 && <MissingRow week={week} />}
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

function MissingRow({ week }: { week: RosterWeek }) {
  const locale = useLocale();
  const { location } = week;
  const days = week.days.map((day) => ({
    day,
    ranges: uncoveredRanges(location, day, week.shifts),
  }));
  const gaps = days.flatMap(({ ranges }) => ranges).length;
  return (
    <tr className="row">
      <th scope="row" className="side strong">
        Coverage
      </th>
      {days.map(({ day, ranges }) => (
        <td key={day} className="cell">
          {missingWords(ranges, week, locale)}
        </td>
      ))}
      <td className="sum strong">{counted(gaps, { one: "gap", other: "gaps" }, locale)}</td>
    </tr>
  );
}

function missingWords(
  ranges: readonly UncoveredRange[],
  { location: { timeZone }, roleName }: RosterWeek,
  locale: Locale,
) {
  if (ranges.length === 0) return <div className="quiet">full</div>;
  return ranges.map((range) => (
    <div key={`${range.startsAt} ${range.jobRoleId}`}>
      <span className="strong">{shortWords(range, roleName)}</span>
      <div className="quiet">{shortSpan(range, timeZone, locale)}</div>
    </div>
  ));
}

/** "2 Barista short". */
function shortWords({ missing, jobRoleId }: UncoveredRange, roleName: NameOfRole): string {
  return jobRoleId === null ? `${missing} short` : `${missing} ${roleName(jobRoleId)} short`;
}

function shortSpan({ startsAt, endsAt }: UncoveredRange, timeZone: string, locale: Locale): string {
  const startsAtLocal = localTimeAt(startsAt, timeZone);
  return formatShortSpan({ startsAtLocal, endsAtLocal: localTimeAt(endsAt, timeZone) }, locale);
}

/** "2 Barista, 09:00–12:00". */
export function missingText(
  range: UncoveredRange,
  { location, roleName }: Pick<RosterWeek, "location" | "roleName">,
  locale: Locale,
): string {
  const who = nameOrNone(range.jobRoleId, roleName) ?? "more";
  return `${range.missing} ${who}, ${formatSpan(range, location.timeZone, locale)}`;
}

export function peopleWords({ people, openShifts }: DayTotal, locale: Locale): string {
  const words = counted(people, nouns.person, locale);
  return openShifts === 0 ? words : `${words}, ${openShifts} open`;
}
