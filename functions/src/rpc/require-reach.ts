import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { Actor } from "./actor.ts";

/** What a right must reach: somebody's record, and the places it belongs to. */
export interface Reached {
  employeeId?: string | null;
  locationIds: readonly string[];
  what: string;
}

/**
 * Refuses what lies outside the actor's scope with the answer for a missing record, so that nobody
 * learns what exists elsewhere. A manager reaches what touches one of the own locations.
 */
export function requireReach(actor: Actor, { employeeId, locationIds, what }: Reached): void {
  if (!isInReach(actor, { employeeId, locationIds })) throw new RuleViolation("notFound", { what });
}

export function isInReach(
  actor: Actor,
  {
    employeeId = null,
    locationIds,
  }: Pick<Reached, "locationIds"> & { employeeId?: string | null | undefined },
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
