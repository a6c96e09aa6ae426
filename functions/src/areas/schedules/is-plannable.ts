import type { Employee } from "@crewline/domain/records/employees/employee";
import { isOnLeave, worksOn } from "@crewline/domain/rules/employees/employment";

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
