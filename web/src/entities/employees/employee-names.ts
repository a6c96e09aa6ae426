import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { namesById } from "../../ui/state/names-by-id.ts";

/** Reads the names of employees by id. */
export function employeeNames(
  employees: readonly Pick<Employee, "id" | "name">[],
): (id: EmployeeId) => string {
  return namesById(employees, "Former employee");
}
