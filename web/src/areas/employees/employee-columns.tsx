import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import type { TableColumn } from "../../ui/table-column.ts";
import { EmployeeName, EmployeeStatusChip, statusLabel } from "./employee-words.tsx";

/** The columns of the directory. */
export function employeeColumns(locations: readonly Location[]): TableColumn<Employee>[] {
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
      sortBy: ({ jobRoles }) => jobRoles.join(", ") || null,
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
      sortBy: ({ status }) => statusLabel(status),
      width: 140,
    },
  ];
}
