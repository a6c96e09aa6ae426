import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { isBoundToLocations } from "../../kernel/access/permissions.ts";
import type { Role } from "../../kernel/access/role.ts";
import { isHigherRole } from "../../kernel/access/role.ts";

/** The rights of a membership: the role and, for managers, its reach. */
export interface Rights {
  role: Role;
  locationIds: readonly LocationId[];
  mayViewWages: boolean;
}

/** The rights that the fields make of a role: places and wages are a manager's to be limited by. */
export function rightsOf({ role, locationIds, mayViewWages }: Rights) {
  const isBound = isBoundToLocations(role);
  return {
    role,
    locationIds: isBound ? [...new Set(locationIds)] : [],
    mayViewWages: role === "admin" || (isBound && mayViewWages),
  };
}

/** False for rights that end at locations and name none: such a login could do nothing. */
export function hasReach({ role, locationIds }: Pick<Rights, "role" | "locationIds">): boolean {
  return !isBoundToLocations(role) || locationIds.length > 0;
}

/**
 * True when everything in `grant` is within what the granter holds: no higher role, no location
 * outside their own, no view of wages that the granter lacks.
 */
export function mayGrant(granter: Rights, grant: Rights): boolean {
  if (granter.role === "admin") return true;
  if (isHigherRole(grant.role, granter.role)) return false;
  const { locationIds, mayViewWages } = rightsOf(grant);
  const isWithinReach = locationIds.every((id) => granter.locationIds.includes(id));
  return isWithinReach && (!mayViewWages || granter.mayViewWages);
}

/** Throws exceedsOwnRights unless the granter holds what is granted; null holds nothing. */
export function requireGrantable(granter: Rights | null, grant: Rights): void {
  if (granter === null || !mayGrant(granter, grant))
    throw new RuleViolation("exceedsOwnRights", {});
}
