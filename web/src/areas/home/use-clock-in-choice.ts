import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { useState } from "react";

interface Terms {
  employee: Employee;
  lastLocationId: LocationId | null;
  shift: PublishedShift | undefined;
  locations: readonly Location[];
}

/** Where and as what the employee is going to clock in. */
export interface ClockInChoice {
  places: readonly Location[];
  /** The job roles to choose from: the employee's, and the one that is planned. */
  jobRoleIds: readonly JobRoleId[];
  /** Undefined for an employee without a location. */
  place: Location | undefined;
  jobRoleId: JobRoleId | null;
  /** True if the shift decides both, so that there is nothing to choose. */
  isPlanned: boolean;
  choosePlace: (id: string) => void;
  chooseRole: (id: JobRoleId | null) => void;
}

/** The location and job role of the shift, else those of the last work; both can be changed. */
export function useClockInChoice({ employee, lastLocationId, shift, locations }: Terms) {
  const places = locations.filter(({ id }) => employee.locationIds.includes(id));
  const [chosenPlace, choosePlace] = useState<string | null>(null);
  const [chosenRole, chooseRole] = useState<JobRoleId | null>(null);
  const planned = shift?.jobRoleId ?? null;
  const choice: ClockInChoice = {
    places,
    jobRoleIds: [...new Set([...employee.jobRoleIds, ...(planned === null ? [] : [planned])])],
    place: firstOf(places, [chosenPlace, shift?.locationId, lastLocationId]),
    jobRoleId: chosenRole ?? planned ?? employee.jobRoleIds[0] ?? null,
    isPlanned: isPlanned(shift, employee, places),
    choosePlace,
    chooseRole,
  };
  return choice;
}

/** The shift that runs, else the next one of today. */
export function shiftOfNow(
  shifts: readonly PublishedShift[],
  now: Instant,
): PublishedShift | undefined {
  return shifts.find(
    ({ endsAt, startsAt, timeZone, day }) =>
      endsAt > now && (startsAt <= now || day === localDateAt(now, timeZone)),
  );
}

function isPlanned(
  shift: PublishedShift | undefined,
  { jobRoleIds }: Employee,
  places: readonly Location[],
): boolean {
  if (shift === undefined || !places.some(({ id }) => id === shift.locationId)) return false;
  return shift.jobRoleId !== null || jobRoleIds.length < 2;
}

/** The first requested location that is among the person's own, else the home location. */
function firstOf(places: readonly Location[], wanted: readonly (string | null | undefined)[]) {
  const known = wanted.flatMap((id) => places.find((place) => place.id === id) ?? []);
  return known[0] ?? places[0];
}
