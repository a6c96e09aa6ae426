import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { useState } from "react";
import { EmployeePicker } from "../../pickers/employee-picker.tsx";
import { useMay } from "../../session/use-may.ts";
import { useScope } from "../../session/use-scope.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { Page } from "../../ui/page.tsx";
import { SelectInput } from "../../ui/select-input.tsx";
import { usePreload } from "../../ui/lazy-part.tsx";
import { useHotkey } from "../../ui/use-hotkey.ts";
import { useOnceTrue } from "../../ui/use-once-true.ts";
import { useUrlParams } from "../../ui/use-url-params.ts";
import { useWageChangeRows } from "./use-wage-change-rows.ts";
import {
  LazyAddWageChangeDialog,
  LazyWageChangePanel,
  wageChangePreloads,
} from "./wage-change-parts.ts";
import { WageChangeTable } from "./wage-change-table.tsx";

const defaults = { employee: "", show: "all", change: "" };

const showOptions = [
  { value: "all", label: "All" },
  { value: "upcoming", label: "Upcoming" },
  { value: "begun", label: "Begun" },
  { value: "cancelled", label: "Cancelled" },
];

/** Changes of hourly rates from a day on: everybody's within reach, or one's own. */
export function WageChangesPage() {
  const { values, set, clear, isChanged } = useUrlParams(defaults);
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = useMay("wageChanges", "edit");
  const isOwnOnly = useScope("wageChanges", "view") === "own";
  const startAdding = () => setIsAdding(mayEdit);
  const result = useWageChangeRows(values);
  useHotkey("n", startAdding);
  return (
    <Page
      title="Wage Changes"
      actions={
        mayEdit && (
          <Button variant="contained" startIcon={<Add />} onClick={startAdding}>
            Add wage change
          </Button>
        )
      }
      filters={
        <>
          {!isOwnOnly && (
            <EmployeePicker
              value={values.employee}
              onChange={(employee) => set({ employee })}
              allLabel="Everybody"
              isCompact
            />
          )}
          <SelectInput
            label="Show"
            value={values.show}
            options={showOptions}
            onChange={(show) => set({ show })}
            isCompact
          />
        </>
      }
    >
      <DataStates result={result} label="wage changes">
        {({ rows, hasAny }) => (
          <>
            <WageChangeTable
              rows={rows}
              isOwnOnly={isOwnOnly}
              isFiltered={hasAny && isChanged}
              onOpen={({ change }) => set({ change: change.id }, "push")}
              onAdd={mayEdit ? startAdding : null}
              onClear={clear}
            />
            <PanelWhenNeeded
              row={rows.find(({ change }) => change.id === values.change) ?? null}
              mayCancel={mayEdit}
              onClose={() => set({ change: "" })}
            />
          </>
        )}
      </DataStates>
      {isAdding && (
        <LazyAddWageChangeDialog employeeId={values.employee} onClose={() => setIsAdding(false)} />
      )}
    </Page>
  );
}

function PanelWhenNeeded(props: ComponentProps<typeof LazyWageChangePanel>) {
  const isNeeded = useOnceTrue(props.row !== null);
  usePreload(wageChangePreloads);
  return isNeeded && <LazyWageChangePanel {...props} />;
}
