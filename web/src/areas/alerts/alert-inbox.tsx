import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useMemo, useRef } from "react";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import type { Alert, AlertState } from "@crewline/domain/records/alerts/alert";
import { alertStates } from "@crewline/domain/records/alerts/alert";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { alertStateLabel } from "@crewline/domain/words/alerts/alert-labels";
import { useCompany } from "../../entities/company/use-company.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { alertsSource } from "../../live/alerts.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { useFocusInList } from "../../ui/keyboard/use-focus-in-list.ts";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import { alertFilters, alertList } from "./alert-columns.tsx";
import { alertRows } from "./alert-rows.ts";
import { useAlertCommands } from "../../entities/alerts/use-alert-commands.ts";

/** The alerts of one state at a time, with what can be done about each. */
export function AlertInbox() {
  const locale = useLocale();
  const { values, set } = useUrlParams(alertFilters);
  const state = alertStates.find((one) => one === values.state) ?? "new";
  const actor = useActor();
  const result = allResults({
    alerts: useLive(alertsSource(actor, state)),
    company: useCompany(),
    employees: useEmployees(),
    locations: useLocations(),
  });
  const locationId = readId(locationIdSchema, values.location);
  const within = actor.locationIds;
  return (
    <div>
      <Tabs
        value={state}
        onChange={(_event, next: AlertState) => set({ state: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Which alerts"
        sx={{ mb: 2 }}
      >
        {alertStates.map((one) => (
          <Tab key={one} value={one} label={alertStateLabel(one, locale)} />
        ))}
      </Tabs>
      <DataStates result={result} label="the alerts">
        {({ alerts, locations, ...data }) => (
          <>
            {(within ?? locations).length > 1 && (
              <Box sx={{ mb: 1 }}>
                <LocationPicker
                  value={locationId}
                  onChange={(location) => set({ location })}
                  allLabel="All locations"
                  {...(within !== null && { within })}
                  isCompact
                />
              </Box>
            )}
            <Alerts
              key={state}
              state={state}
              all={alerts}
              shown={alerts.filter((one) => locationId === "" || one.locationId === locationId)}
              locations={locations}
              {...data}
            />
          </>
        )}
      </DataStates>
    </div>
  );
}

interface AlertsProps {
  state: AlertState;
  all: readonly Alert[];
  shown: readonly Alert[];
  company: Company;
  employees: readonly Employee[];
  locations: readonly Location[];
}

function Alerts({ state, all, shown, company, employees, locations }: AlertsProps) {
  const locale = useLocale();
  const mayHandle = useMay("alerts", "handle");
  const list = useMemo(() => alertList(state), [state]);
  const names = {
    nameOf: employeeNames(employees),
    placeOf: locationNames(locations),
    company,
  };
  const rows = alertRows(shown, names, locale);
  const { selected, clear, ...selectable } = useRowSelection(rows, list.rowId);
  const { acknowledge, isRunning } = useAlertCommands();
  const handleAll = async () => {
    if (selected.length === 0) return;
    await acknowledge(selected.map(({ alert }) => alert.id));
    clear();
  };
  useHotkey("a", () => void handleAll());
  const table = useRef<HTMLDivElement>(null);
  useFocusInList(table, focused);
  const actions = (
    <Button loading={isRunning} onClick={() => void handleAll()}>
      Acknowledge
    </Button>
  );
  const isSelectable = mayHandle && (state === "new" || state === "snoozed");
  return (
    <div ref={table}>
      <ListTable
        list={list}
        rows={rows}
        all={all.length}
        isFiltered={all.length > 0}
        {...(isSelectable && { selection: { ...selectable, actions } })}
        empty={<EmptyState {...nothing[state]} />}
      />
    </div>
  );
}

/** The acts of each alert, of which the first gets the focus; without an alert the chosen tab. */
const focused = {
  rows: "[data-alert-acts]",
  act: "a, button",
  afterLast: () => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]"),
};

const nothing: Readonly<Record<AlertState, { title: string; text: string }>> = {
  new: {
    title: "No new alerts",
    text: "What needs attention, such as a late arrival or a missed clock-out, appears here.",
  },
  acknowledged: {
    title: "Nothing acknowledged",
    text: "Alerts you have seen wait here until they are settled.",
  },
  snoozed: {
    title: "Nothing snoozed",
    text: "Snoozed alerts come back as new when their time is over.",
  },
  resolved: { title: "Nothing resolved yet", text: "Settled alerts stay here for 90 days." },
};
