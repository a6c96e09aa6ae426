import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";
import { entryNames } from "../company-lists/change-list.ts";

/** The present name of a job role. */
export type NameOfRole = (id: JobRoleId) => string;

const FORMER = "Former job role";

/** The names of the company's job roles by their ids, for every sentence, cell and file. */
export function jobRoleNames(roles: readonly Pick<JobRole, "id" | "name">[]): NameOfRole {
  return entryNames(roles, FORMER);
}

/** The name of a role that work may have; null for none. */
export function nameOrNone(id: JobRoleId | null, nameOf: NameOfRole): string | null {
  return id === null ? null : nameOf(id);
}

/** "Barista, Cook": the names in the order of the ids. */
export function jobRolesText(
  ids: readonly JobRoleId[],
  nameOf: NameOfRole,
  separator = ", ",
): string {
  return ids.map(nameOf).join(separator);
}
