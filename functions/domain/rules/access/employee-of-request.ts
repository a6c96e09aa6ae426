import type { Employee } from "../../records/employees/employee.ts";
import type { JoinRequest } from "../../records/users/join-request.ts";

type Known = Pick<Employee, "id" | "name" | "userId" | "status">;

/**
 * Returns the record that a request to join most likely belongs to, to be offered before a new
 * employee: current staff of the same name who have no login; undefined without one.
 */
export function employeeOfRequest(
  { displayName }: Pick<JoinRequest, "displayName">,
  employees: readonly Known[],
): Known | undefined {
  const name = displayName.trim().toLowerCase();
  const isFree = ({ userId, status }: Known) => userId === null && status !== "terminated";
  return employees.find((one) => isFree(one) && one.name.trim().toLowerCase() === name);
}
