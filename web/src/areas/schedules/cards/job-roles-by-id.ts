import { createContext } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { JobRole, JobRoleId } from "@crewline/domain/records/job-roles/job-role";

/** The company's job roles, for the names and colours of shifts. */
export const JobRolesById = createContext<ReadonlyMap<JobRoleId, JobRole>>(new Map());

export function jobRolesById({ jobRoles }: Company): ReadonlyMap<JobRoleId, JobRole> {
  return new Map(jobRoles.map((role) => [role.id, role]));
}
