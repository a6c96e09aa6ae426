import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { MouseEvent } from "react";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useLocationRecords } from "../../../entities/locations/use-location-records.ts";
import { approvedTimeOffSource } from "../../../live/time-off.ts";
import { shiftsAtSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { allResults } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { AllLocationsTable } from "./all-locations-table.tsx";
import { weeksByLocation } from "../model/weeks-by-location.ts";
import { PlaceBar } from "../frame/place-bar.tsx";
import { spotOf } from "../selection/grid-focus.ts";
import { ALL_LOCATIONS, usePlace } from "../frame/use-place.ts";

export interface AllLocationsProps {
  company: Company;
  /** The locations that the person may plan. */
  locations: readonly [Location, ...Location[]];
}

/** Each location's pay is one request, and a minute has 60 of them. */
const MOST_PRICED = 20;

/**
 * A week of all locations that the person plans, each on its own clock. It costs a read for each
 * shift and is for looking; a shift or a location opens its own schedule.
 */
export function AllLocations({ company, locations }: AllLocationsProps) {
  const actor = useActor();
  const [, setSearch] = useSearchParams();
  const startsOn = company.workRules.weekStart;
  const place = usePlace(locations, startsOn);
  const { weekStart } = place;
  const locationIds = useMemo(() => locations.map(({ id }) => id), [locations]);
  const source = shiftsAtSource(actor, { locationIds, weekStart });
  const result = allResults({
    shifts: useLive(source),
    timeOff: useLive(approvedTimeOffSource(actor, { locationIds, fromDay: weekStart })),
    employees: useEmployees(),
    records: useLocationRecords(),
  });
  const open = (locationId: LocationId, shiftId: ShiftId | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set("location", locationId);
      if (shiftId !== null) after.set("shift", shiftId);
      return after;
    });
  return (
    <Page
      title="Schedules"
      isDense
      filters={<PlaceBar {...{ place, locations, startsOn }} shown={ALL_LOCATIONS} hasAll />}
    >
      <DataStates result={result} label="the schedules">
        {({ shifts, timeOff, employees, records }) => {
          const days = weekDays(weekStart);
          const planned = locations.flatMap(({ id }) => records.find((one) => one.id === id) ?? []);
          const nameOf = employeeNames(employees);
          const handleClick = (event: MouseEvent) => {
            const { shiftId } = spotOf(event.target);
            const shift = shifts.find(({ id }) => id === shiftId);
            if (shift !== undefined) open(shift.locationId, shift.id);
          };
          return (
            <AllLocationsTable
              weeks={weeksByLocation({ locations: planned, days, shifts, nameOf })}
              {...{ days, weekStart }}
              facts={{
                company,
                employees,
                shifts,
                timeOff,
                weekStart,
                isPriced: locations.length <= MOST_PRICED,
              }}
              onClick={handleClick}
              onOpen={(locationId) => open(locationId, null)}
            />
          );
        }}
      </DataStates>
    </Page>
  );
}
