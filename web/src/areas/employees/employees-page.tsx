import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ComponentProps } from "react";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { recentOfAddress } from "../../entities/batches/recent-of-address.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { usePreload } from "../../ui/loading/lazy-part.tsx";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import type { Adding } from "./employee-actions.tsx";
import { EmployeeActions } from "./employee-actions.tsx";
import { EmployeeFilters } from "./employee-filters.tsx";
import { employeeFilters } from "./employee-list.ts";
import {
  employeePreloads,
  LazyAddEmployeeDialog,
  LazyEmployeePanel,
  LazyImportPeopleDialog,
  LazyPastePeopleDialog,
  LazyRecentPeopleBatches,
} from "./employee-parts.ts";
import { EmployeeTable } from "./employee-table.tsx";

const panelDefaults = { employee: "", tab: "" };

export { sourcesAhead } from "./sources-ahead.ts";

/** The directory of all employees, and the record of each one. */
export function EmployeesPage() {
  const filters = useUrlParams(employeeFilters);
  const panel = useUrlParams(panelDefaults);
  const [adding, setAdding] = useState<Adding | null>(recentOfAddress);
  const mayAdd = useMay("employees", "add");
  const result = allResults({ employees: useEmployees(), locations: useLocations() });
  const open = (employeeId: EmployeeId) => panel.set({ employee: employeeId, tab: "" }, "push");
  const mayEdit = useMay("employees", "edit");
  useHotkey("n", () => setAdding(mayAdd ? "one" : null));
  useAskedAct({
    add: () => setAdding(mayAdd ? "one" : null),
    file: () => setAdding(mayEdit ? "file" : null),
  });
  return (
    <Page
      title="Employees"
      actions={<EmployeeActions onAdd={setAdding} />}
      filters={<EmployeeFilters params={filters} />}
    >
      <DataStates result={result} label="the directory">
        {({ employees, locations }) => (
          <EmployeeTable
            employees={employees}
            locations={locations}
            filter={filters.values}
            onOpen={(employee: Employee) => open(employee.id)}
            onAdd={mayAdd ? setAdding : null}
            panel={{
              openId: panel.values.employee,
              onStep: ({ id }) => panel.set({ employee: id }),
              render: (neighbours) => (
                <PanelWhenNeeded
                  employee={employees.find(({ id }) => id === panel.values.employee) ?? null}
                  locations={locations}
                  tab={panel.values.tab}
                  onTab={(tab) => panel.set({ tab })}
                  neighbours={neighbours}
                  onClose={() => panel.clear()}
                />
              ),
            }}
          />
        )}
      </DataStates>
      {adding === "one" && <LazyAddEmployeeDialog onClose={() => setAdding(null)} onAdded={open} />}
      {adding === "list" && <LazyPastePeopleDialog onClose={() => setAdding(null)} />}
      {adding === "file" && <LazyImportPeopleDialog onClose={() => setAdding(null)} />}
      {adding === "recent" && <LazyRecentPeopleBatches onClose={() => setAdding(null)} />}
    </Page>
  );
}

function PanelWhenNeeded(props: ComponentProps<typeof LazyEmployeePanel>) {
  const isNeeded = useOnceTrue(props.employee !== null);
  usePreload(employeePreloads);
  return isNeeded && <LazyEmployeePanel {...props} />;
}
