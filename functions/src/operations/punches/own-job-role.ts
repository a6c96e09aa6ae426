import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { jobRoleNames, nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { clockInRole } from "@crewline/domain/rules/time-entries/clock-in-role";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { LocalEmployee } from "../employment/get-local-employee.ts";

/**
 * Returns the job role of an employee's own time. The role sets the rate, so employees choose only
 * among their own roles and the planned one. Throws otherJobRole.
 */
export function ownJobRole(
  { employee, company }: LocalEmployee,
  { wanted, isUnknownPerson }: { wanted: JobRoleId | null; isUnknownPerson: boolean },
  shift: PublishedShift | null,
): NonNullable<ReturnType<typeof clockInRole>> {
  const { jobRoleIds: own, name: who } = employee;
  const planned = shift?.jobRoleId ?? null;
  const found = clockInRole({ wanted, own, planned, isUnknownPerson });
  if (found !== null) return found;
  const jobRole = nameOrNone(wanted, jobRoleNames(company.jobRoles)) ?? "";
  throw new RuleViolation("otherJobRole", { who, jobRole });
}
