import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { ListBar } from "../../lists/list-bar.tsx";
import { NothingMatches } from "../../lists/nothing-matches.tsx";
import { useList } from "../../lists/use-list.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useRecordReader } from "../../entities/employees/use-record-reader.ts";
import { useToday } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useRowSelection } from "../../ui/use-row-selection.ts";
import { employeeColumns, recordColumns } from "./employee-columns.tsx";
import type { FilterName } from "./employee-filters.tsx";
import { LazyBulkEmployeeActions } from "./employee-parts.ts";
import { useShownEmployees } from "./use-shown-employees.ts";

interface EmployeeTableProps {
  employees: readonly Employee[];
  locations: readonly Location[];
  filter: Readonly<Record<FilterName, string>>;
  onOpen: (employee: Employee) => void;
  /** Null when the person may not add anybody. */
  onAdd: ((how: "one" | "list") => void) | null;
  onClear: () => void;
}

/** The people who match the filter, or the reason why there are none. */
export function EmployeeTable(props: EmployeeTableProps) {
  const { employees, locations, onOpen } = props;
  const shown = useShownEmployees(employees, props.filter);
  const reader = useRecordReader();
  const today = useToday(browserZone());
  const columns = useMemo(
    () => employeeColumns(locations, reader, today),
    [locations, reader, today],
  );
  const list = useList({ screen: "employees", columns, initialSort, filterNames });
  const mayEdit = useMay("employees", "edit");
  const selection = useRowSelection(shown, idOf);
  const { selected, clear, ...selectable } = selection;
  const present = employees.filter((employee) => employee.status !== "terminated");
  const all = Math.max(present.length, shown.length);
  return (
    <>
      <ListBar
        list={list}
        total={{ shown: shown.length, all, one: "person", many: "people" }}
        csv={{
          name: "employees",
          rows: shown,
          ...(mayEdit && { also: recordColumns, load: () => loadColumns(reader.role) }),
        }}
      />
      <DataTable
        label="Employees"
        {...list.table}
        rows={shown}
        rowId={idOf}
        onOpen={onOpen}
        {...(mayEdit && {
          selection: {
            ...selectable,
            actions: <LazyBulkEmployeeActions employees={selected} onDone={clear} />,
          },
        })}
        empty={<Nobody {...props} />}
      />
    </>
  );
}

const initialSort = { id: "name", desc: false };
/** What only a file needs comes with the first one. */
async function loadColumns(role: Role) {
  return (await import("./private-columns.ts")).loadPrivateColumns(role);
}

const filterNames = ["q", "status", "role", "location", "missing"];

function idOf({ id }: Employee): string {
  return id;
}

function Nobody({ employees, onAdd, onClear }: EmployeeTableProps) {
  if (employees.length > 0) return <NothingMatches many="people" onClear={onClear} />;
  return (
    <EmptyState
      title="No employees yet"
      text="Add the people whose shifts you plan and whose time you pay. They need no login for that."
      action={
        onAdd !== null && (
          <Stack direction="row" spacing={1} sx={{ justifyContent: "center" }}>
            <Button variant="contained" onClick={() => onAdd("one")}>
              Add employee
            </Button>
            <Button variant="outlined" onClick={() => onAdd("list")}>
              Paste a list
            </Button>
          </Stack>
        )
      }
    />
  );
}
