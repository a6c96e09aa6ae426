import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useSearchParams } from "react-router-dom";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { shiftsSource } from "../../../live/shifts.ts";
import { useLiveAll } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { allResults } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { FourWeeksTable } from "./four-weeks-table.tsx";
import { overviewOf, overviewWeeks } from "../model/four-weeks.ts";
import { peopleAt } from "../model/people-at.ts";
import { PlaceBar } from "../frame/place-bar.tsx";
import { usePlace } from "../frame/use-place.ts";
import { ViewSelect } from "../frame/view-select.tsx";

export interface FourWeeksProps {
  company: Company;
  /** The locations that the person may plan. */
  locations: readonly [Location, ...Location[]];
}

/**
 * Four weeks of a location by person and day. It costs a read for each shift and is for looking; a
 * day opens its week.
 */
export function FourWeeks({ company, locations }: FourWeeksProps) {
  const actor = useActor();
  const [, setSearch] = useSearchParams();
  const startsOn = company.workRules.weekStart;
  const place = usePlace(locations, startsOn);
  const { location } = place;
  const weekStarts = overviewWeeks(place.weekStart);
  const weeks = useLiveAll(
    weekStarts.map((weekStart) => shiftsSource(actor, { locationId: location.id, weekStart })),
  );
  const result = allResults({
    weeks: allResults(Object.fromEntries(weeks.entries())),
    employees: useEmployees(),
  });
  const open = (day: LocalDate) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete("view");
      after.set("week", weekStartOf(day, startsOn));
      after.set("day", day);
      return after;
    });
  return (
    <Page
      title="Schedules"
      isDense
      filters={
        <>
          <PlaceBar {...{ place, locations, startsOn }} hasAll />
          <ViewSelect />
        </>
      }
    >
      <DataStates result={result} label="the schedules">
        {(data) => {
          const people = new Map<EmployeeId, true>();
          for (const weekStart of weekStarts) {
            for (const { id } of peopleAt(data.employees, location.id, weekStart)) {
              people.set(id, true);
            }
          }
          const shifts = Object.values(data.weeks).flat();
          const overview = overviewOf({
            location,
            weekStarts,
            shifts,
            people: [...people.keys()],
            nameOf: employeeNames(data.employees),
          });
          return (
            <>
              {shifts.length === 0 && (
                <Typography color="textSecondary" sx={{ mb: 1 }}>
                  No shifts in these four weeks. Open a day to plan its week.
                </Typography>
              )}
              <FourWeeksTable
                {...{ overview, weekStarts, location }}
                today={place.today}
                onOpen={open}
              />
            </>
          );
        }}
      </DataStates>
    </Page>
  );
}
