import { pickColour } from "../../records/company/pick-colour.ts";
import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";

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

/** The ids of the list's roles that the list still offers. */
export function offeredIds(roles: readonly JobRole[]): JobRoleId[] {
  return roles.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
}
