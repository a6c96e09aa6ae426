import { useMemo } from "react";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { useCompany } from "./use-company.ts";

const none: readonly JobRole[] = [];
const loading: NameOfRole = () => "…";

/** The job roles of the company, archived ones included; none while they are loading. */
export function useJobRoles(): readonly JobRole[] {
  const company = useCompany();
  return company.status === "ready" ? company.data.jobRoles : none;
}

/** Returns a function that answers the current name of a company's job role by its id. */
export function useRoleName(): NameOfRole {
  const company = useCompany();
  const roles = company.status === "ready" ? company.data.jobRoles : null;
  return useMemo(() => (roles === null ? loading : jobRoleNames(roles)), [roles]);
}
