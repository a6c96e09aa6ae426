import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import type { Employee } from "@crewline/domain/employees/employee";
import { employeeStatusSchema } from "@crewline/domain/employees/employee";
import { filterEmployees } from "@crewline/domain/employees/filter-employees";
import type { Location } from "@crewline/domain/locations/location";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { TableColumn } from "../../ui/table-column.ts";
import { EmployeeName, EmployeeStatusChip } from "./employee-words.tsx";

interface EmployeeTableProps {
  employees: readonly Employee[];
  locations: readonly Location[];
  filter: Readonly<Record<"q" | "status" | "role" | "location", string>>;
  onOpen: (employee: Employee) => void;
  /** Null when the person may not add anybody. */
  onAdd: ((how: "one" | "list") => void) | null;
  onClear: () => void;
}

/** The people who match the filter, or the reason why there are none. */
export function EmployeeTable(props: EmployeeTableProps) {
  const { employees, locations, onOpen } = props;
  const { q, status, role, location } = props.filter;
  const columns = useMemo(() => columnsFor(locations), [locations]);
  const shown = useMemo(
    () =>
      filterEmployees(employees, {
        text: q,
        status: employeeStatusSchema.safeParse(status).data ?? null,
        jobRole: role || null,
        locationId: location || null,
      }),
    [employees, q, status, role, location],
  );
  return (
    <DataTable
      label="Employees"
      columns={columns}
      rows={shown}
      rowId={(employee) => employee.id}
      onOpen={onOpen}
      initialSort={{ id: "name", desc: false }}
      footer={{ label: shown.length === 1 ? "1 person" : `${shown.length} people` }}
      empty={<Nobody {...props} />}
    />
  );
}

function Nobody({ employees, onAdd, onClear }: EmployeeTableProps) {
  if (employees.length > 0) {
    return (
      <EmptyState
        title="Nobody matches"
        text="Try another name, or show all job roles, locations and states."
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="Nobody works here yet"
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

function columnsFor(locations: readonly Location[]): TableColumn<Employee>[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const places = (employee: Employee) =>
    employee.locationIds.map((id) => names.get(id) ?? "Former location").join(", ");
  return [
    {
      id: "name",
      header: "Name",
      cell: ({ name, colour }) => <EmployeeName name={name} colour={colour} />,
      sortBy: ({ name }) => name,
    },
    {
      id: "roles",
      header: "Job roles",
      cell: ({ jobRoles }) => jobRoles.join(", ") || "–",
      sortBy: ({ jobRoles }) => jobRoles[0] ?? null,
    },
    { id: "locations", header: "Locations", cell: places, sortBy: places },
    {
      id: "payrollId",
      header: "Payroll ID",
      cell: ({ payrollId }) => payrollId ?? "–",
      sortBy: ({ payrollId }) => payrollId,
      width: 140,
      card: "hidden",
    },
    {
      id: "login",
      header: "Login",
      cell: ({ userId }) => (userId === null ? "None" : "Yes"),
      sortBy: ({ userId }) => (userId === null ? "None" : "Yes"),
      width: 90,
    },
    {
      id: "status",
      header: "Status",
      cell: ({ status }) => <EmployeeStatusChip status={status} />,
      sortBy: ({ status }) => status,
      width: 140,
    },
  ];
}
