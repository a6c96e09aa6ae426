import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { DayEvent } from "../../records/day-events/day-event.ts";
import type { CalendarItem } from "./calendar-items.ts";

/** What a reader narrows a calendar down to; null for all. */
export interface CalendarFilters {
  employeeId: EmployeeId | null;
  jobRoleId: JobRoleId | null;
  locationId: LocationId | null;
  /** In a reader's own calendar their locations, whose holidays and events alone are shown. */
  ownPlaceIds: readonly LocationId[] | null;
}

type Person = Pick<Employee, "id" | "jobRoleIds" | "locationIds">;

/**
 * Keeps the items of an employee, a job role and a location. What is about no employee, such as a
 * holiday, stays with each employee and role; an event of the whole company stays at each location.
 */
export function filterItems<T extends CalendarItem>(
  items: readonly T[],
  filters: CalendarFilters,
  people: readonly Person[],
): T[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return items.filter((item) => isOfPerson(item, filters, byId) && isAtPlace(item, filters, byId));
}

type People = ReadonlyMap<EmployeeId, Person>;

function isOfPerson(item: CalendarItem, filters: CalendarFilters, people: People): boolean {
  const { employeeId, jobRoleId } = filters;
  if (item.layer === "shifts") {
    const { shift } = item;
    return (
      (employeeId === null || shift.employeeId === employeeId) &&
      (jobRoleId === null || shift.jobRoleId === jobRoleId)
    );
  }
  const who = employeeOf(item);
  if (who === null) return true;
  if (employeeId !== null) return who === employeeId;
  return jobRoleId === null || people.get(who)?.jobRoleIds.includes(jobRoleId) === true;
}

function isAtPlace(item: CalendarItem, filters: CalendarFilters, people: People): boolean {
  const { locationId, ownPlaceIds } = filters;
  if (ownPlaceIds !== null && !isAbout(item, ownPlaceIds)) return false;
  if (locationId === null) return true;
  switch (item.layer) {
    case "shifts":
      return item.shift.locationId === locationId;
    case "timeOff":
      return item.timeOff.locationIds.includes(locationId);
    case "availability":
      return people.get(item.employeeId)?.locationIds.includes(locationId) === true;
    case "holidays":
      return item.locationIds.includes(locationId);
    case "blackouts":
      return isAmong(item.blackout.locationIds, locationId);
    case "events":
      return isAmong(placesOfEvent(item.event), locationId);
    case "periodEnds":
      return true;
  }
}

function placesOfEvent({ locationId }: DayEvent): LocationId[] | null {
  return locationId === null ? null : [locationId];
}

/** Null means all locations. */
function isAmong(ids: readonly LocationId[] | null, id: LocationId): boolean {
  return ids === null || ids.includes(id);
}

/** True unless the item is a holiday, blackout or event of other locations alone. */
function isAbout(item: CalendarItem, placeIds: readonly LocationId[]): boolean {
  if (item.layer === "holidays") return item.locationIds.some((id) => placeIds.includes(id));
  if (item.layer === "blackouts") {
    return item.blackout.locationIds?.some((id) => placeIds.includes(id)) ?? true;
  }
  if (item.layer !== "events" || item.event.locationId === null) return true;
  return placeIds.includes(item.event.locationId);
}

/** The employee whom an item is about; null for an open shift and what concerns all. */
export function employeeOf(item: CalendarItem): EmployeeId | null {
  switch (item.layer) {
    case "shifts":
      return item.shift.employeeId;
    case "timeOff":
      return item.timeOff.employeeId;
    case "availability":
      return item.employeeId;
    case "holidays":
    case "blackouts":
    case "events":
    case "periodEnds":
      return null;
  }
}
