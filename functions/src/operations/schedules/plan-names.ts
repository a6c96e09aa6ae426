import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Names } from "@crewline/domain/rules/schedules/find-overlap";
import { isInReach } from "../commands/require-reach.ts";
import type { PlanReader } from "./plan-reader.ts";

/**
 * The names for sentences about the schedule. A shift with unpublished changes at another location
 * stays hidden from everyone but that location's managers.
 */
export function planNames(
  actor: PlanReader,
  employees: readonly Pick<Employee, "id" | "name">[],
  locations: readonly Pick<Location, "id" | "name">[],
): Names {
  const employeeOf = new Map(employees.map(({ id, name }) => [id, name]));
  const locationOf = new Map(locations.map(({ id, name }) => [id, name]));
  return {
    employee: (id) => employeeOf.get(id) ?? "A former employee",
    location: (id) => locationOf.get(id) ?? "another location",
    hides: ({ locationId, state }) =>
      state !== "published" && !isInReach(actor, { locationIds: [locationId] }),
  };
}
