import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { isOnLeave, worksOn } from "@crewline/domain/rules/employees/employment";

/** Returns whether the employee works at the location on the day; false for a missing employee. */
export function isPlannable(
  employee: Employee | undefined,
  locationId: LocationId,
  day: string,
): boolean {
  return (
    employee !== undefined &&
    employee.locationIds.includes(locationId) &&
    worksOn(employee, day) &&
    !isOnLeave(employee, day)
  );
}
