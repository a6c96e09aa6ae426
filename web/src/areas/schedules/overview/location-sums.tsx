import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { kept } from "@crewline/domain/projections/schedules/kept";
import type { KeptCosts } from "@crewline/domain/projections/schedules/person-cost";
import type { DayFigures } from "@crewline/domain/projections/schedules/week-counter";
import { weekCounter } from "@crewline/domain/projections/schedules/week-counter";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { coverageHours } from "@crewline/domain/rules/locations/coverage-steps";
import { gapsText } from "@crewline/domain/words/schedules/week-figure-words";
import { useMemo, useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { CoverageStrip } from "../figures/coverage-strip.tsx";
import { CostText } from "../figures/cost-text.tsx";
import { peopleAt } from "../model/people-at.ts";
import type { LocationWeek } from "../model/weeks-by-location.ts";
import { useCountedPay } from "../rules/use-counted-pay.ts";

export interface WeekFacts {
  company: Company;
  employees: readonly Employee[];
  /** Of all locations that are shown. */
  shifts: readonly Shift[];
  /** Approved time off at those locations. */
  timeOff: readonly TimeOff[];
  weekStart: LocalDate;
  /** True if the cost is asked for, which takes a request for each location. */
  isPriced: boolean;
}

interface LocationSumsProps {
  week: LocationWeek<LocationRecord>;
  facts: WeekFacts;
}

/**
 * A location's hours and people by day, its gaps, and its cost as far as the reader may see the pay.
 * Hours at locations that are not shown count for no overtime here.
 */
export function LocationSums({ week, facts }: LocationSumsProps) {
  const locale = useLocale();
  const figures = useFigures(week, facts);
  const { timeZone } = week.location;
  const hours = coverageHours(figures.days.map(({ coverage }) => coverage));
  const gaps = figures.days.flatMap(({ coverage }) => coverage.gaps).length;
  const roleName = jobRoleNames(facts.company.jobRoles);
  return (
    <tr className="row sums">
      <th scope="row" className="side strong">
        Planned hours
      </th>
      {figures.days.map((day) => (
        <td key={day.day} className="cell">
          <DaySums day={day} />
          {hours !== null && (
            <CoverageStrip coverage={day.coverage} {...{ hours, timeZone, roleName }} />
          )}
        </td>
      ))}
      <td className="sum">
        <span className="strong">{formatDuration(figures.plannedSeconds)}</span>
        <CostText cost={figures.cost} />
        {hours !== null && <div className="quiet">{gapsText(gaps, locale)}</div>}
      </td>
    </tr>
  );
}

function DaySums({ day }: { day: DayFigures }) {
  const locale = useLocale();
  const people = counted(day.people, nouns.person, locale);
  return (
    <div title={`${formatDay(day.day, locale)}: ${people}`}>
      <span className="strong">{formatDuration(day.plannedSeconds)}</span>
      <CostText cost={day.cost} />
    </div>
  );
}

function useFigures({ location }: LocationSumsProps["week"], facts: WeekFacts) {
  const { company, employees, shifts, timeOff, weekStart, isPriced } = facts;
  const [count] = useState(weekCounter);
  const [keptCosts] = useState((): KeptCosts => kept());
  const people = useMemo(
    () => peopleAt(employees, location.id, weekStart),
    [employees, location.id, weekStart],
  );
  const week = { locationId: location.id, weekStart, people, timeOff };
  const payOf = useCountedPay({ company, ...week, isPriced });
  const standing = shifts.filter(({ state }) => state !== "cancelled");
  const here = standing.filter(({ locationId }) => locationId === location.id);
  const elsewhere = standing.filter(({ locationId }) => locationId !== location.id);
  return count({ weekStart, place: location, here, elsewhere, payOf, keptCosts });
}
