import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { useMemo, useState } from "react";
import type { Location } from "@crewline/domain/locations/location";
import { filterLocations } from "@crewline/domain/locations/filter-locations";
import { useLocations } from "../../pickers/use-locations.ts";
import { useMay } from "../../session/use-may.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { Page } from "../../ui/page.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { SelectInput } from "../../ui/select-input.tsx";
import { usePreload } from "../../ui/lazy-part.tsx";
import { useHotkey } from "../../ui/use-hotkey.ts";
import { useOnceTrue } from "../../ui/use-once-true.ts";
import { useUrlParams } from "../../ui/use-url-params.ts";
import { LazyAddLocationDialog, LazyLocationPanel, locationPreloads } from "./location-parts.ts";
import { LocationTable } from "./location-table.tsx";

const defaults = { q: "", status: "active", location: "" };

const statusOptions = [
  { value: "active", label: "Active" },
  { value: "archived", label: "Archived" },
  { value: "all", label: "All" },
];

/** The places where people work. */
export function LocationsPage() {
  const { values, set, clear } = useUrlParams(defaults);
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = useMay("locations", "edit");
  const result = useLocations();
  const startAdding = () => setIsAdding(mayEdit);
  useHotkey("n", startAdding);
  return (
    <Page
      title="Locations"
      actions={
        mayEdit && (
          <Button variant="contained" startIcon={<Add />} onClick={startAdding}>
            Add location
          </Button>
        )
      }
      filters={
        <>
          <SearchInput label="Search locations" value={values.q} onChange={(q) => set({ q })} />
          <SelectInput
            label="Status"
            value={values.status}
            options={statusOptions}
            onChange={(status) => set({ status })}
            isCompact
          />
        </>
      }
    >
      <DataStates result={result} label="locations">
        {(locations) => (
          <>
            <FilteredTable
              locations={locations}
              filter={values}
              onOpen={(location) => set({ location: location.id }, "push")}
              onAdd={startAdding}
              onClear={clear}
            />
            <PanelWhenNeeded
              location={locations.find(({ id }) => id === values.location) ?? null}
              onClose={() => set({ location: "" })}
            />
          </>
        )}
      </DataStates>
      {isAdding && <LazyAddLocationDialog onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

interface FilteredTableProps {
  locations: readonly Location[];
  filter: { q: string; status: string };
  onOpen: (location: Location) => void;
  onAdd: () => void;
  onClear: () => void;
}

function FilteredTable({ locations, filter, ...actions }: FilteredTableProps) {
  const { q, status } = filter;
  const shown = useMemo(
    () => filterLocations(locations, { text: q, status }),
    [locations, q, status],
  );
  return <LocationTable locations={shown} hasAny={locations.length > 0} {...actions} />;
}

function PanelWhenNeeded(props: ComponentProps<typeof LazyLocationPanel>) {
  const isNeeded = useOnceTrue(props.location !== null);
  usePreload(locationPreloads);
  return isNeeded && <LazyLocationPanel {...props} />;
}
