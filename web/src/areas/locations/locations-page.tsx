import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { useState } from "react";
import { recentOfAddress } from "../../entities/batches/recent-of-address.ts";
import { ImportButton, RecentBatchesButton } from "../../entities/batches/bulk-buttons.tsx";
import { useLocationRecords } from "../../entities/locations/use-location-records.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { usePreload } from "../../ui/loading/lazy-part.tsx";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { locationFilters } from "./location-list.ts";
import {
  LazyAddLocationDialog,
  LazyImportLocationsDialog,
  LazyLocationPanel,
  LazyRecentLocationBatches,
  locationPreloads,
} from "./location-parts.ts";
import { LocationTable } from "./location-table.tsx";

const panelDefaults = { location: "", tab: "" };

const statusOptions = [
  { value: "active", label: "Active" },
  { value: "archived", label: "Archived" },
  { value: "all", label: "All" },
];

/** The places where people work. */
export function LocationsPage() {
  const { values, set } = useUrlParams(locationFilters);
  const panel = useUrlParams(panelDefaults);
  const [adding, setAdding] = useState<"one" | "file" | "recent" | null>(recentOfAddress);
  const mayEdit = useMay("locations", "edit");
  const result = useLocationRecords();
  const startAdding = () => setAdding(mayEdit ? "one" : null);
  const open = (location: string) => panel.set({ location, tab: "" }, "push");
  useHotkey("n", startAdding);
  useAskedAct({ add: startAdding });
  return (
    <Page
      title="Locations"
      actions={
        mayEdit && (
          <>
            <RecentBatchesButton onClick={() => setAdding("recent")} />
            <ImportButton onClick={() => setAdding("file")} />
            <Button variant="contained" startIcon={<Add />} onClick={startAdding}>
              Add location
            </Button>
          </>
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
            <LocationTable
              locations={locations}
              filter={values}
              onOpen={({ id }) => open(id)}
              onAdd={startAdding}
              panel={{
                openId: panel.values.location,
                onStep: ({ id }) => panel.set({ location: id }),
                render: (neighbours) => (
                  <PanelWhenNeeded
                    location={locations.find(({ id }) => id === panel.values.location) ?? null}
                    tab={panel.values.tab}
                    onTab={(tab) => panel.set({ tab })}
                    onOpen={open}
                    neighbours={neighbours}
                    onClose={() => panel.clear()}
                  />
                ),
              }}
            />
            {adding === "file" && (
              <LazyImportLocationsDialog locations={locations} onClose={() => setAdding(null)} />
            )}
          </>
        )}
      </DataStates>
      {adding === "recent" && <LazyRecentLocationBatches onClose={() => setAdding(null)} />}
      {adding === "one" && <LazyAddLocationDialog onClose={() => setAdding(null)} />}
    </Page>
  );
}

function PanelWhenNeeded(props: ComponentProps<typeof LazyLocationPanel>) {
  const isNeeded = useOnceTrue(props.location !== null);
  usePreload(locationPreloads);
  return isNeeded && <LazyLocationPanel {...props} />;
}
