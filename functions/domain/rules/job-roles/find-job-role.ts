import { roleKey } from "../../kernel/text/role-key.ts";
import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";

/** The role of that name or, where none has it, of that code, whatever the case. */
export function findJobRole<R extends Pick<JobRole, "name" | "code">>(
  roles: readonly R[],
  text: string,
): R | undefined {
  const key = roleKey(text);
  if (key === "") return undefined;
  return (
    roles.find(({ name }) => roleKey(name) === key) ??
    roles.find(({ code }) => roleKey(code) === key)
  );
}

/** The roles that inputs offer: archived ones are left out, but for those that are `held`. */
export function offeredJobRoles(
  roles: readonly JobRole[],
  held: readonly JobRoleId[] = [],
): JobRole[] {
  return roles.filter(({ id, isArchived }) => !isArchived || held.includes(id));
}
