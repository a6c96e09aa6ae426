import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfSkill } from "@crewline/domain/rules/skills/held-skills";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { RecordActor } from "@crewline/domain/rules/access/record-access";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { employeeColumns, recordColumns } from "./employee-columns.tsx";

export const employeeFilters = {
  q: "",
  status: "",
  role: "",
  skill: "",
  location: "",
  missing: "",
};
export type EmployeeFilter = Readonly<typeof employeeFilters>;

interface Known {
  locations: readonly Location[];
  reader: RecordActor;
  today: string;
  roleName: NameOfRole;
  skillName: NameOfSkill;
  mayEdit: boolean;
}

/** The directory as a list; only who may edit people gets a file that finds them again. */
export function employeeList(
  { locations, reader, today, roleName, skillName, mayEdit }: Known,
  locale: Locale,
): ListDefinition<Employee> {
  const ofRecords = { also: recordColumns, load: () => loadColumns(reader.role) };
  return {
    screen: "employees",
    label: "Employees",
    noun: { one: "person", other: "people" },
    rowId: ({ id }) => id,
    columns: employeeColumns(locations, reader, { today, roleName, skillName, locale }),
    initialSort: { id: "name", desc: false },
    filters: employeeFilters,
    file: { name: "employees", ...(mayEdit && ofRecords) },
  };
}

/** Loads the columns of the file with the first one. */
async function loadColumns(role: Role) {
  return (await import("./private-columns.ts")).loadPrivateColumns(role);
}
