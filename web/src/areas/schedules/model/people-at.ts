import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";

/** The people who may be planned at a location from the first day of a week on, by name. */
export function peopleAt(
  employees: readonly Employee[],
  locationId: LocationId,
  weekStart: LocalDate,
): Employee[] {
  return employees
    .filter((person) => person.locationIds.includes(locationId) && worksFrom(person, weekStart))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function worksFrom({ status, terminatedOn }: Employee, weekStart: LocalDate): boolean {
  return status !== "terminated" || (terminatedOn !== null && terminatedOn >= weekStart);
}
