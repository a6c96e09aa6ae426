import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RecurringShiftId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TimeEntryFlag } from "@crewline/domain/records/time-entries/time-entry";
import type { Filter } from "../unit/collection.ts";

/*
 * The filters that join an equality with a range. Production answers them only with an index of
 * their own, and the emulator without any: a test compares them with firestore.indexes.json.
 */

/** Documents of a location from one day to another, both included. */
export function daysOfLocation(locationId: LocationId, from: LocalDate, to: LocalDate): Filter[] {
  return [["locationId", "==", locationId], ...days(from, to)];
}

/** Entries of a location that begin from one instant to another, both included. */
export function startsAtLocation(locationId: LocationId, from: Instant, to: Instant): Filter[] {
  return [
    ["locationId", "==", locationId],
    ["payable.startsAt", ">=", from],
    ["payable.startsAt", "<=", to],
  ];
}

/** Documents of an employee from one day to another, both included. */
export function daysOfEmployee(employeeId: EmployeeId, from: LocalDate, to: LocalDate): Filter[] {
  return [["employeeId", "==", employeeId], ...days(from, to)];
}

/** The most values that Firestore compares with one field at once. */
export const MOST_COMPARED = 30;

/** Lists documents of many ids by as many queries as the database needs to compare them all. */
export async function inParts<Id, T>(
  ids: readonly Id[],
  list: (some: Id[]) => Promise<T[]>,
): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, index) =>
    ids.slice(index * MOST_COMPARED, (index + 1) * MOST_COMPARED),
  );
  return (await Promise.all(parts.map(list))).flat();
}

/** Documents of employees, at most `MOST_COMPARED`, from one day to another, both included. */
export function daysOfEmployees(
  employeeIds: readonly EmployeeId[],
  from: LocalDate,
  to: LocalDate,
): Filter[] {
  return [["employeeId", "in", employeeIds], ...days(from, to)];
}

/** Shifts of a recurring shift whose days there are `from` or later. */
export function recurringDaysFrom(id: RecurringShiftId, from: LocalDate): Filter[] {
  return [
    ["recurringShiftId", "==", id],
    ["recurringDay", ">=", from],
  ];
}

/** Entries with a flag from one day to another, both included. */
export function flaggedDays(flag: TimeEntryFlag, from: LocalDate, to: LocalDate): Filter[] {
  return [["flags", "array-contains-any", [flag]], ...days(from, to)];
}

/** The weeks of an employee that hold `day` or come later. */
export function weeksSince(employeeId: EmployeeId, day: LocalDate): Filter[] {
  return [
    ["employeeId", "==", employeeId],
    ["weekStart", ">=", addDays(day, -6)],
  ];
}

/** Shifts of an employee that may overlap the days, also over midnight and in any zone. */
export function shiftsAround(
  employeeId: EmployeeId,
  { from, until }: { from: LocalDate; until: LocalDate },
): Filter[] {
  return daysOfEmployee(employeeId, addDays(from, -2), addDays(until, 2));
}

/** Time off of an employee that has not ended before the day. */
export function timeOffOfEmployee(employeeId: EmployeeId, day: LocalDate): Filter[] {
  return [
    ["employeeId", "==", employeeId],
    ["until", ">=", day],
  ];
}

/** Time off of employees, at most `MOST_COMPARED`, that has not ended before the day. */
export function timeOffOfEmployees(employeeIds: readonly EmployeeId[], day: LocalDate): Filter[] {
  return [
    ["employeeId", "in", employeeIds],
    ["until", ">=", day],
  ];
}

/** Approved time off of the people of locations, of which Firestore takes thirty, as above. */
export function approvedTimeOff(locationIds: readonly LocationId[], day: LocalDate): Filter[] {
  return [
    ["locationIds", "array-contains-any", locationIds.slice(0, MOST_COMPARED)],
    ["state", "==", "approved"],
    ["until", ">=", day],
  ];
}

/** Requests at a location that wait and can happen until a moment at the latest. */
export function expiredRequests(locationId: LocationId, now: Instant): Filter[] {
  return [
    ["locationIds", "array-contains-any", [locationId]],
    ["state", "in", ["asked", "accepted"]],
    ["expiresAt", "<=", now],
  ];
}

/** Requests at a location that wait and can still happen. */
export function comingRequests(locationId: LocationId, now: Instant): Filter[] {
  return [
    ["locationIds", "array-contains-any", [locationId]],
    ["state", "in", ["asked", "accepted"]],
    ["expiresAt", ">=", now],
  ];
}

/** Shifts to confirm at a location that have not all begun. */
export function openConfirmations(locationId: LocationId, now: Instant): Filter[] {
  return [
    ["locationId", "==", locationId],
    ["openUntil", ">=", now],
  ];
}

function days(from: LocalDate, to: LocalDate): Filter[] {
  return [
    ["day", ">=", from],
    ["day", "<=", to],
  ];
}
