import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { Location } from "@crewline/domain/records/locations/location";
import { dayCounts } from "@crewline/domain/rules/checklists/day-counts";
import { ListTable } from "../../lists/list-table.tsx";
import { checklistDaySource } from "../../live/checklist-days.ts";
import { useLiveAll } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { PlaceRow } from "./place-list.ts";
import { placeList } from "./place-list.ts";

interface PlacesTableProps {
  locations: readonly Location[];
  /** Null for today by the clock of each location. */
  day: LocalDate | null;
  onOpen: (id: LocationId) => void;
}

/** How far the checklists of each location are on a day. */
export function PlacesTable({ locations, day, onOpen }: PlacesTableProps) {
  const actor = useActor();
  const now = useNow();
  const places = locations.map(({ id, name, timeZone }) => ({
    id,
    name,
    day: day ?? localDateAt(now, timeZone),
  }));
  const found = useLiveAll(
    places.map((place) => checklistDaySource(actor, { locationId: place.id, day: place.day })),
  );
  const ofPlaces = Object.fromEntries(
    places.flatMap(({ id }, index) => {
      const result = found[index];
      return result === undefined ? [] : [[id, result]];
    }),
  );
  const result = mapResult(allResults(ofPlaces), (days) =>
    places.map(({ id, name }): PlaceRow => {
      const lists = days[id] ?? null;
      return { id, name, ...dayCounts(lists === null ? [] : runsOfDay(lists), now) };
    }),
  );
  return (
    <DataStates result={result} label="checklists">
      {(rows) => (
        <ListTable
          list={placeList}
          rows={rows}
          all={rows.length}
          {...(day !== null && { days: { firstDay: day, lastDay: day } })}
          isFiltered={false}
          onOpen={({ id }) => onOpen(id)}
          empty={null}
        />
      )}
    </DataStates>
  );
}
