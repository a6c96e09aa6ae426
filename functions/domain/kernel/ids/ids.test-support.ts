import type { EmployeeId, LocationId } from "./entity-ids.ts";
import { employeeIdSchema, locationIdSchema } from "./entity-ids.ts";

/** The id of an employee in tests: "ana". */
export function anEmployeeId(text: string): EmployeeId {
  return employeeIdSchema.parse(text);
}

/** The id of a location in tests: "harbor". */
export function aLocationId(text: string): LocationId {
  return locationIdSchema.parse(text);
}
