import { useMemo } from "react";
import type { Location } from "@crewline/domain/locations/location";
import type { Weekday } from "@crewline/domain/time/local-date";
import { publishedShiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../pickers/use-employees.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { allResults } from "../../ui/load-result.ts";
import { Page } from "../../ui/page.tsx";
import { PlaceBar } from "./place-bar.tsx";
import { PublishedAgenda } from "./published-agenda.tsx";
import { usePlace } from "./use-place.ts";

interface PublishedWeekProps {
  locations: [Location, ...Location[]];
  startsOn: Weekday;
}

/** What staff see of a week: their own shifts everywhere, and who works with them at a location. */
export function PublishedWeek({ locations, startsOn }: PublishedWeekProps) {
  const reader = useReader();
  const place = usePlace(locations, startsOn);
  const { location, weekStart } = place;
  const { employeeId } = reader;
  const sources = useMemo(
    () => ({
      here: publishedShiftsSource(reader, { weekStart, locationId: location.id }),
      own: employeeId === null ? null : publishedShiftsSource(reader, { weekStart, employeeId }),
    }),
    [reader, weekStart, location.id, employeeId],
  );
  const own = useLive(sources.own);
  const result = allResults({
    here: useLive(sources.here),
    own: sources.own === null ? nobody : own,
    employees: useEmployees(),
  });
  return (
    <Page
      title="Schedules"
      filters={<PlaceBar place={place} locations={locations} startsOn={startsOn} />}
    >
      <DataStates result={result} label="the published shifts">
        {(data) => (
          <PublishedAgenda {...data} place={place} locations={locations} ownId={employeeId} />
        )}
      </DataStates>
    </Page>
  );
}

const nobody = { status: "ready", data: [], isOfflineCopy: false } as const;
