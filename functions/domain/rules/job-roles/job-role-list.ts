import { pickColour } from "../../records/company/pick-colour.ts";
import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";
import { jobRoleIdSchema, MOST_JOB_ROLES } from "../../records/job-roles/job-role.ts";
import { findJobRole } from "./find-job-role.ts";

/**
 * The names that no role of the list has as its name or code, each once whatever its case, as far
 * as there is room.
 */
export function rolesToAdd(roles: readonly JobRole[], names: readonly string[]): string[] {
  const missing = names.reduce<{ name: string; code: string }[]>((all, name) => {
    const isKnown = findJobRole([...roles, ...all], name) !== undefined || name.trim() === "";
    return isKnown ? all : [...all, { name: name.trim(), code: "" }];
  }, []);
  const room = Math.max(0, MOST_JOB_ROLES - roles.length);
  return missing.slice(0, room).map(({ name }) => name);
}

/** A role that the list does not have yet, in a colour that differs from its neighbours'. */
export function newJobRole(name: string, id: string, index: number): JobRole {
  const colour = pickColour(index);
  return { id: jobRoleIdSchema.parse(id), name, code: "", colour, isArchived: false };
}

/** The list with roles of these names at its end. */
export function withRoles(
  roles: readonly JobRole[],
  names: readonly string[],
  newId: () => string,
): JobRole[] {
  return names.reduce<JobRole[]>(
    (all, name) => [...all, newJobRole(name, newId(), all.length)],
    [...roles],
  );
}

/** The roles of the first list that the second lacks. */
export function removedRoles(
  before: readonly JobRole[],
  after: readonly Pick<JobRole, "id">[],
): JobRole[] {
  const kept = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id));
}

/** The ids of the list's roles that the list still offers. */
export function offeredIds(roles: readonly JobRole[]): JobRoleId[] {
  return roles.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
}
