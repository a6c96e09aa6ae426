import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { Location } from "@crewline/domain/records/locations/location";
import { RunDialog } from "../../entities/checklists/run-dialog.tsx";
import { useEmployeeNames } from "../../entities/employees/use-employee-names.ts";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { NoLocation } from "../../entities/locations/no-location.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { checklistDaySource } from "../../live/checklist-days.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useToday } from "../../time/use-today.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { mapResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { PlacesTable } from "./places-table.tsx";
import { runFilters, runList } from "./run-list.tsx";

/** The most locations whose day is shown at once, a document each. */
const MOST_AT_ONCE = 40;

interface DayWallProps {
  /** The locations that the reader manages. */
  locations: readonly Location[];
}

/** The checklists of a day, today's or an earlier one: of all locations, or one by one at one. */
export function DayWall({ locations }: DayWallProps) {
  const { values, set } = useUrlParams(runFilters);
  const location = chosenOf(locations, values.at);
  const [first] = locations;
  const today = useToday((location ?? first)?.timeZone ?? "UTC");
  if (first === undefined) {
    return <NoLocation text="Checklists are done at a location. Add the first one." />;
  }
  const day = isLocalDate(values.day) ? values.day : today;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mb: 2 }}>
        <LocationPicker
          value={location?.id ?? ""}
          onChange={(at) => set({ at })}
          {...(locations.length <= MOST_AT_ONCE && { allLabel: "All locations" })}
          within={locations.map(({ id }) => id)}
          isCompact
        />
        <DayInput
          label="Day"
          value={day}
          onChange={(chosen) => set({ day: chosen })}
          max={today}
          isCompact
        />
      </Stack>
      {location === null ? (
        <PlacesTable
          locations={locations}
          day={values.day === "" ? null : day}
          onOpen={(at) => set({ at }, "push")}
        />
      ) : (
        <DayTable key={`${location.id} ${day}`} location={location} day={day} />
      )}
    </>
  );
}

/** The location of the address; the only one, or the first of very many; null for all. */
function chosenOf(locations: readonly Location[], at: string): Location | null {
  const wanted = readId(locationIdSchema, at);
  const [first = null] = locations;
  const isOneByOne = locations.length === 1 || locations.length > MOST_AT_ONCE;
  return locations.find(({ id }) => id === wanted) ?? (isOneByOne ? first : null);
}

function DayTable({ location, day }: { location: Location; day: LocalDate }) {
  const source = checklistDaySource(useActor(), { locationId: location.id, day });
  const result = mapResult(useLive(source), (found) => (found === null ? [] : runsOfDay(found)));
  return (
    <DataStates result={result} label="checklists">
      {(runs) => <Runs runs={runs} location={location} day={day} />}
    </DataStates>
  );
}

interface RunsProps {
  runs: readonly ChecklistRun[];
  location: Location;
  day: LocalDate;
}

function Runs({ runs, location: { id: locationId, timeZone }, day }: RunsProps) {
  const locale = useLocale();
  const now = useNow();
  const opened = useUrlParams({ list: "" });
  const nameOf = useEmployeeNames(runs.flatMap(({ employeeId }) => employeeId ?? []));
  const list = useMemo(
    () => runList({ nameOf, timeZone, now, locale }),
    [nameOf, timeZone, now, locale],
  );
  const run = runs.find(({ id }) => id === opened.values.list);
  return (
    <>
      <ListTable
        list={list}
        rows={runs}
        all={runs.length}
        days={{ firstDay: day, lastDay: day }}
        isFiltered={false}
        onOpen={({ id }) => opened.set({ list: id }, "push")}
        empty={
          <EmptyState
            title="No checklists on this day"
            text="Active checklists appear here on their days, unless the location is closed. A new one takes about a minute."
            action={
              <Button component={Link} to="/templates" variant="outlined">
                See all checklists
              </Button>
            }
          />
        }
      />
      {run !== undefined && (
        <RunDialog run={run} place={{ locationId, day, timeZone }} onClose={() => opened.clear()} />
      )}
    </>
  );
}
