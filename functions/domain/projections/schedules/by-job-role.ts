import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";

/** The shifts of a job role; null for those without one. */
export interface RoleGroup<S> {
  jobRoleId: JobRoleId | null;
  shifts: S[];
}

/** Returns the shifts by job role in the order of the company's list; those without a role last. */
export function byJobRole<S extends { jobRoleId: JobRoleId | null }>(
  shifts: readonly S[],
  roles: readonly Pick<JobRole, "id">[],
): RoleGroup<S>[] {
  const groups = Map.groupBy(shifts, ({ jobRoleId }) => jobRoleId);
  const known = roles.map(({ id }) => id);
  const unknown = [...groups.keys()].filter((id) => id !== null && !known.includes(id));
  return [...known, ...unknown, null].flatMap((jobRoleId) => {
    const own = groups.get(jobRoleId);
    return own === undefined ? [] : [{ jobRoleId, shifts: own }];
  });
}
