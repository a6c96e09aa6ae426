import Button from "@mui/material/Button";
import { useMemo } from "react";
import { filterLocations } from "@crewline/domain/rules/locations/filter-locations";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { ListBar } from "../../lists/list-bar.tsx";
import { NothingMatches } from "../../lists/nothing-matches.tsx";
import { useList } from "../../lists/use-list.ts";
import { useToday } from "../../time/use-today.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useRowSelection } from "../../ui/use-row-selection.ts";
import { fileColumns, locationColumns } from "./location-columns.tsx";
import { LazyBulkLocationActions } from "./location-parts.ts";

interface LocationTableProps {
  locations: readonly LocationRecord[];
  filter: { q: string; status: string };
  onOpen: (location: LocationRecord) => void;
  onAdd: () => void;
  onClear: () => void;
}

/** The locations that match the filter, or the reason why there are none. */
export function LocationTable({ locations, filter, onOpen, onAdd, onClear }: LocationTableProps) {
  const { q, status } = filter;
  const today = useToday("UTC");
  const columns = useMemo(() => locationColumns(today), [today]);
  const list = useList({ screen: "locations", columns, initialSort, filterNames });
  const shown = useMemo(
    () => filterLocations(locations, { text: q, status }),
    [locations, q, status],
  );
  const mayEdit = useMay("locations", "edit");
  const { selected, clear, ...selectable } = useRowSelection(shown, idOf);
  return (
    <>
      <ListBar
        list={list}
        total={{ shown: shown.length, all: locations.length, one: "location", many: "locations" }}
        csv={{ name: "locations", rows: shown, also: fileColumns }}
      />
      <DataTable
        label="Locations"
        {...list.table}
        rows={shown}
        rowId={idOf}
        onOpen={onOpen}
        {...(mayEdit && {
          selection: {
            ...selectable,
            actions: <LazyBulkLocationActions locations={selected} onDone={clear} />,
          },
        })}
        empty={
          locations.length > 0 ? (
            <NothingMatches many="locations" onClear={onClear} />
          ) : (
            <EmptyState
              title="No locations yet"
              text="A location is a place of work with its own time zone. Schedules, time and reports are kept for each one."
              action={
                <Button variant="contained" onClick={onAdd}>
                  Add the first location
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}

function idOf({ id }: LocationRecord): string {
  return id;
}

const initialSort = { id: "name", desc: false };
const filterNames = ["q", "status"];
