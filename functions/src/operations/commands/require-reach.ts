import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Actor } from "./actor.ts";

/** The target of a right: an employee's record, and its locations. */
export interface Reached {
  employeeId?: EmployeeId | null;
  locationIds: readonly LocationId[];
  what: Thing;
}

/**
 * Refuses records outside the actor's scope like missing ones, so that the answer does not reveal
 * what exists elsewhere. A manager reaches records at one of their own locations.
 */
export function requireReach(actor: Actor, { employeeId, locationIds, what }: Reached): void {
  if (!isInReach(actor, { employeeId, locationIds })) throw new RuleViolation("notFound", { what });
}

/**
 * Refuses changes of an employee's whole employment to a manager of only some of the employee's
 * locations. Throws notFound as `requireReach`, and alsoWorksElsewhere with the others' names.
 */
export async function requireWholeReach(
  store: CompanyStore,
  actor: Actor,
  { name, locationIds }: Pick<Employee, "name" | "locationIds">,
): Promise<void> {
  requireReach(actor, { locationIds, what: "employee" });
  const beyond = locationIds.filter((id) => !isInReach(actor, { locationIds: [id] }));
  if (beyond.length === 0) return;
  const places = await store.locations.findAll(beyond);
  throw new RuleViolation("alsoWorksElsewhere", {
    who: name,
    places: places.map((place) => place.name),
  });
}

/** Keeps records at locations that the actor manages. */
export function reachedOf<T extends { locationId: LocationId }>(
  actor: Actor,
  documents: readonly T[],
): T[] {
  return documents.filter(({ locationId }) => isInReach(actor, { locationIds: [locationId] }));
}

/** Keeps records at locations that others manage. */
export function unreachedOf<T extends { locationId: LocationId }>(
  actor: Actor,
  documents: readonly T[],
): T[] {
  return documents.filter(({ locationId }) => !isInReach(actor, { locationIds: [locationId] }));
}

export function isInReach(
  actor: Pick<Actor, "scope" | "employeeId" | "locationIds">,
  {
    employeeId = null,
    locationIds,
  }: Pick<Reached, "locationIds"> & { employeeId?: EmployeeId | null | undefined },
): boolean {
  switch (actor.scope) {
    case "company":
      return true;
    case "locations":
      return locationIds.some((id) => actor.locationIds?.includes(id));
    case "own":
      return actor.employeeId !== null && employeeId === actor.employeeId;
  }
}
