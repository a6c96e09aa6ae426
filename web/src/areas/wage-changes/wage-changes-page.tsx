import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { mayReadRates } from "@crewline/domain/rules/access/record-access";
import type { ComponentProps } from "react";
import { useMemo, useState } from "react";
import { recentOfAddress } from "../../entities/batches/recent-of-address.ts";
import { useRecordActor } from "../../entities/employees/use-record-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useScope } from "../../session/actor/use-scope.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { usePreload } from "../../ui/loading/lazy-part.tsx";
import { Page } from "../../ui/page/page.tsx";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { peopleBelowMinimum } from "./below-minimum.ts";
import type { WageChangeData } from "./use-wage-change-rows.ts";
import { useWageChangeRows } from "./use-wage-change-rows.ts";
import type { Changing } from "./wage-change-actions.tsx";
import { WageChangeActions } from "./wage-change-actions.tsx";
import { WageChangeFilters } from "./wage-change-filters.tsx";
import {
  LazyAddWageChangeDialog,
  LazyBelowMinimumAlert,
  LazyBulkRaiseDialog,
  LazyImportWagesDialog,
  LazyRecentWageBatches,
  LazyWageChangeNotices,
  LazyWageChangePanel,
  wageChangePreloads,
} from "./wage-change-parts.ts";
import { wageChangeFilters } from "./wage-change-list.ts";
import { filterRows } from "./wage-change-rows.ts";
import { WageChangeTable } from "./wage-change-table.tsx";

const panelDefaults = { change: "" };

/** Dated changes of hourly rates: of all people within reach, or the employee's own. */
export function WageChangesPage() {
  const filters = useUrlParams(wageChangeFilters);
  const [changing, setChanging] = useState<Changing | null>(recentOfAddress);
  const mayEdit = useMay("wageChanges", "edit");
  const scope = useScope("wageChanges", "view");
  const isOwnOnly = scope === "own";
  const seesSums = mayReadRates(scope, useRecordActor().mayViewWages);
  const startAdding = () => setChanging(mayEdit ? "one" : null);
  useHotkey("n", startAdding);
  useAskedAct({ add: startAdding });
  return (
    <Page
      title="Wage Changes"
      actions={mayEdit && <WageChangeActions onChange={setChanging} />}
      filters={<WageChangeFilters params={filters} isOwnOnly={isOwnOnly} />}
    >
      {seesSums ? (
        <Changes
          filters={filters}
          isOwnOnly={isOwnOnly}
          changing={changing}
          onChange={mayEdit ? setChanging : null}
        />
      ) : (
        <LazyWageChangeNotices filter={filters.values} />
      )}
    </Page>
  );
}

interface ChangesProps {
  filters: ComponentProps<typeof WageChangeFilters>["params"];
  isOwnOnly: boolean;
  changing: Changing | null;
  /** Null when the person may not change rates. */
  onChange: ((how: Changing | null) => void) | null;
}

function Changes({ filters, isOwnOnly, changing, onChange }: ChangesProps) {
  const result = useWageChangeRows();
  const panel = useUrlParams(panelDefaults);
  return (
    <DataStates result={result} label="wage changes">
      {(data) => (
        <>
          {!isOwnOnly && <BelowMinimum data={data} onChange={onChange} />}
          <WageChangeTable
            rows={filterRows(data.rows, filters.values)}
            count={data.rows.length}
            isOwnOnly={isOwnOnly}
            onOpen={({ change }) => panel.set({ change: change.id }, "push")}
            onAdd={onChange === null ? null : () => onChange("one")}
            panel={{
              openId: panel.values.change,
              onStep: ({ change }) => panel.set({ change: change.id }),
              render: (neighbours) => (
                <PanelWhenNeeded
                  row={data.rows.find(({ change }) => change.id === panel.values.change) ?? null}
                  data={data}
                  mayCancel={onChange !== null}
                  neighbours={neighbours}
                  onClose={() => panel.set({ change: "" })}
                />
              ),
            }}
          />
          {changing !== null && (
            <Dialogs
              data={data}
              changing={changing}
              employeeId={readId(employeeIdSchema, filters.values.employee)}
              onClose={() => onChange?.(null)}
            />
          )}
        </>
      )}
    </DataStates>
  );
}

function BelowMinimum({
  data,
  onChange,
}: Pick<ChangesProps, "onChange"> & { data: WageChangeData }) {
  const people = useMemo(() => peopleBelowMinimum(data), [data]);
  if (people.length === 0) return null;
  const raise = onChange === null ? null : () => onChange("minimum");
  return <LazyBelowMinimumAlert people={people} onRaise={raise} />;
}

interface DialogsProps {
  data: WageChangeData;
  changing: Changing;
  employeeId: EmployeeId | "";
  onClose: () => void;
}

function Dialogs({ data, changing, employeeId, onClose }: DialogsProps) {
  const { company, employees, changes } = data;
  if (changing === "one") {
    return <LazyAddWageChangeDialog employeeId={employeeId} onClose={onClose} />;
  }
  if (changing === "file") {
    return <LazyImportWagesDialog {...{ company, employees, changes, onClose }} />;
  }
  if (changing === "recent") return <LazyRecentWageBatches onClose={onClose} />;
  const start = changing === "minimum" ? ({ kind: "minimum" } as const) : {};
  return <LazyBulkRaiseDialog {...{ company, employees, start, onClose }} />;
}

function PanelWhenNeeded(props: ComponentProps<typeof LazyWageChangePanel>) {
  const isNeeded = useOnceTrue(props.row !== null);
  usePreload(wageChangePreloads);
  return isNeeded && <LazyWageChangePanel {...props} />;
}
