import type { Employee } from "@crewline/domain/employees/employee";
import { isOnLeave, worksOn } from "@crewline/domain/employees/employment";

/** Whether somebody works at the location on the day; nobody does who is not there. */
export function isPlannable(
  employee: Employee | undefined,
  locationId: string,
  day: string,
): boolean {
  return (
    employee !== undefined &&
    employee.locationIds.includes(locationId) &&
    worksOn(employee, day) &&
    !isOnLeave(employee, day)
  );
}
