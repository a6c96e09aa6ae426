import type { Employee } from "../../records/employees/employee.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";

/** The facts that decide which job roles a shift may have. */
export interface RoleChoice {
  location: Pick<LocationRecord, "name" | "jobRoles">;
  /** The job roles of the company, which hold wherever a location names none of its own. */
  companyRoles: readonly string[];
  /** The assigned employee, or for an open shift all eligible employees. */
  people: readonly Pick<Employee, "name" | "jobRoles">[];
  isOpen: boolean;
  /** The shift's present role; "" for none. */
  current: string;
}

/**
 * The job roles offered for a shift: those used at the location, or of the company where the
 * location names none; then those that the person has. An open shift at a location with roles of
 * its own is offered no others. What the shift has already always remains.
 */
export function offeredRoles(choice: RoleChoice): string[] {
  const { location, companyRoles, people, isOpen, current } = choice;
  const isNamed = location.jobRoles.length > 0;
  const held = isNamed && isOpen ? [] : people.flatMap(({ jobRoles }) => jobRoles);
  const first = isNamed ? location.jobRoles : companyRoles;
  return [...new Set([...first, ...inOrder(held), ...(current === "" ? [] : [current])])];
}

/** Where the offered roles come from, in one sentence. */
export function offeredRolesWords({ location, companyRoles, people, isOpen }: RoleChoice): string {
  const isNamed = location.jobRoles.length > 0;
  const whose = isOpen ? "the people here" : (people[0]?.name ?? "the person");
  if (isNamed && isOpen) return `Job roles used at ${location.name}.`;
  if (isNamed) return `Job roles used at ${location.name}, then those of ${whose}.`;
  return companyRoles.length === 0
    ? `Job roles of ${whose}.`
    : `Job roles of the company, then those of ${whose}.`;
}

/** The role that a shift of a person begins with: the first that the location uses, else the first. */
export function proposedRole(
  person: Pick<Employee, "jobRoles"> | undefined,
  location: Pick<LocationRecord, "jobRoles">,
): string | null {
  const roles = person?.jobRoles ?? [];
  return roles.find((role) => location.jobRoles.includes(role)) ?? roles[0] ?? null;
}

function inOrder(roles: readonly string[]): string[] {
  return roles.toSorted((a, b) => a.localeCompare(b));
}
