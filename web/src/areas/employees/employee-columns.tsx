import type { Employee } from "@crewline/domain/employees/employee";
import { employmentTypeWords } from "@crewline/domain/employees/employment-type-words";
import { hoursText } from "@crewline/domain/employees/hours-text";
import { skillsText } from "@crewline/domain/employees/list-cells";
import { formatDate } from "@crewline/domain/time/format";
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
      sortBy: ({ jobRoles }) => jobRoles.join("; ") || null,
    },
    {
      id: "locations",
      header: "Locations",
      cell: places,
      sortBy: places,
      csv: (employee) => places(employee).replaceAll(", ", "; "),
    },
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
    {
      id: "employmentType",
      header: "Employment type",
      cell: ({ employmentType: type }) => (type === null ? "–" : employmentTypeWords[type]),
      sortBy: ({ employmentType: type }) => (type === null ? null : employmentTypeWords[type]),
      width: 150,
      isOptional: true,
    },
    hoursColumn("contractSecondsPerWeek", "Contract hours a week"),
    hoursColumn("minSecondsPerWeek", "Minimum hours a week"),
    hoursColumn("maxSecondsPerWeek", "Maximum hours a week"),
    {
      id: "skills",
      header: "Skills",
      cell: ({ skills }) => skills.map(({ name }) => name).join(", ") || "–",
      sortBy: ({ skills }) => skills[0]?.name ?? null,
      csv: ({ skills }) => skillsText(skills),
      isOptional: true,
    },
    dayColumn("hiredOn", "Hired on"),
    dayColumn("terminatedOn", "Last day"),
  ];
}

/** In a file besides what is shown: with it an edited file finds its people again. */
export const recordColumns: readonly TableColumn<Employee>[] = [
  { id: "recordId", header: "Record ID", cell: ({ id }) => id, csv: ({ id }) => id },
];

function hoursColumn(
  id: "contractSecondsPerWeek" | "minSecondsPerWeek" | "maxSecondsPerWeek",
  header: string,
): TableColumn<Employee> {
  return {
    id,
    header,
    cell: (employee) => hoursText(employee[id]) || "–",
    sortBy: (employee) => employee[id],
    csv: (employee) => hoursText(employee[id]),
    align: "right",
    width: 130,
    isOptional: true,
  };
}

function dayColumn(id: "hiredOn" | "terminatedOn", header: string): TableColumn<Employee> {
  return {
    id,
    header,
    cell: ({ [id]: day }) => (day === null ? "–" : formatDate(day)),
    sortBy: ({ [id]: day }) => day,
    width: 130,
    isOptional: true,
  };
}
