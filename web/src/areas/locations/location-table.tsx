import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Button from "@mui/material/Button";
import { useMemo } from "react";
import { filterLocations } from "@crewline/domain/rules/locations/filter-locations";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useLocale } from "../../locale/use-locale.ts";
import type { RowPanel } from "../../lists/list-table.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { useMay } from "../../session/actor/use-may.ts";
import { useToday } from "../../time/use-today.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import type { LocationFilter } from "./location-list.ts";
import { locationList } from "./location-list.ts";
import { LazyBulkLocationActions } from "./location-parts.ts";

interface LocationTableProps {
  locations: readonly LocationRecord[];
  filter: LocationFilter;
  onOpen: (location: LocationRecord) => void;
  onAdd: () => void;
  panel: RowPanel<LocationRecord>;
}

/** The locations that match the filter, or the reason why there are none. */
export function LocationTable(props: LocationTableProps) {
  const { locations, filter, onOpen, onAdd, panel } = props;
  const locale = useLocale();
  const { q, status } = filter;
  const today = useToday("UTC");
  const roleName = useRoleName();
  const list = useMemo(() => locationList(today, roleName, locale), [today, roleName, locale]);
  const shown = useMemo(
    () => filterLocations(locations, { text: q, status }),
    [locations, q, status],
  );
  const mayEdit = useMay("locations", "edit");
  const { selected, clear, ...selectable } = useRowSelection(shown, list.rowId);
  const actions = <LazyBulkLocationActions locations={selected} onDone={clear} />;
  return (
    <ListTable
      list={list}
      rows={shown}
      all={locations.length}
      onOpen={onOpen}
      panel={panel}
      {...(mayEdit && { selection: { ...selectable, actions } })}
      empty={<NoLocations onAdd={onAdd} />}
    />
  );
}

function NoLocations({ onAdd }: Pick<LocationTableProps, "onAdd">) {
  return (
    <EmptyState
      title="No locations yet"
      text="A location is a place of work with its own time zone. Schedules, time and reports are kept for each one."
      action={
        <Button variant="contained" onClick={onAdd}>
          Add the first location
        </Button>
      }
    />
  );
}
