import { offeredEntries } from "../company-lists/find-entry.ts";
import { jobRoleNames } from "../job-roles/job-role-names.ts";
import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";

/** The facts that decide which job roles a shift may have. */
export interface RoleChoice {
  location: Pick<LocationRecord, "name" | "jobRoleIds">;
  /** The job roles of the company; those in use hold wherever a location names none of its own. */
  companyRoles: readonly JobRole[];
  /** The assigned employee, or for an open shift all eligible employees. */
  people: readonly Pick<Employee, "name" | "jobRoleIds">[];
  isOpen: boolean;
  /** The shift's present role. */
  current: JobRoleId | null;
}

/**
 * The job roles offered for a shift: those used at the location, or of the company where the
 * location names none; then those that the person has. An open shift at a location with roles of
 * its own is offered no others, and archived roles are not offered. What the shift has already
 * always remains.
 */
export function offeredRoles(choice: RoleChoice): JobRole[] {
  const { location, companyRoles, people, isOpen, current } = choice;
  const isNamed = location.jobRoleIds.length > 0;
  const offered = offeredEntries(companyRoles, current === null ? [] : [current]);
  const held = isNamed && isOpen ? [] : people.flatMap(({ jobRoleIds }) => jobRoleIds);
  const first = isNamed ? location.jobRoleIds : offered.map(({ id }) => id);
  const wanted = [
    ...new Set([...first, ...inOrder(held, offered), ...(current === null ? [] : [current])]),
  ];
  return wanted.flatMap((id) => offered.find((role) => role.id === id) ?? []);
}

/**
 * The role that a shift of a person begins with: the first that the location uses, else the first.
 */
export function proposedRole(
  person: Pick<Employee, "jobRoleIds"> | undefined,
  location: Pick<LocationRecord, "jobRoleIds">,
): JobRoleId | null {
  const roles = person?.jobRoleIds ?? [];
  return roles.find((role) => location.jobRoleIds.includes(role)) ?? roles[0] ?? null;
}

/** The ids in the order of the names. */
function inOrder(ids: readonly JobRoleId[], roles: readonly JobRole[]): JobRoleId[] {
  const nameOf = jobRoleNames(roles);
  return ids.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}
