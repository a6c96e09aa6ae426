import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Employee } from "../../records/employees/employee.ts";

/** Those who would have no place of work once the locations are gone; who has left needs none. */
export function nowhereElse(
  employees: readonly Employee[],
  goneIds: ReadonlySet<LocationId>,
): Employee[] {
  return employees.filter(
    ({ status, locationIds }) =>
      status !== "terminated" && locationIds.every((id) => goneIds.has(id)),
  );
}
