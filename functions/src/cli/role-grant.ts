import type { EmployeeId, LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Claims, Role } from "@crewline/domain/kernel/access/role";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Company } from "@crewline/domain/records/company/company";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Access } from "@crewline/domain/records/users/access-change";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import type { Account } from "../identity/account.ts";

/** The facts about a change of role: read before it is shown, and again before it is written. */
export interface RoleFindings {
  role: Role;
  /** The employee that the command names, or null if it names none. */
  employeeId: EmployeeId | null;
  account: Account;
  /** The account's current rights, in any company. */
  claims: Claims | null;
  company: Company | null;
  member: Member | null;
  /** The employee to be linked: the one named, else the one already linked. */
  employee: Employee | null;
  /** Every location of the company that is not archived. */
  locationIds: LocationId[];
  otherAdmins: number;
}

/** One sentence for each reason why the role may not be given; empty if it may. */
export function refusalsOf(found: RoleFindings): string[] {
  return [...accountRefusals(found), ...companyRefusals(found), ...employeeRefusals(found)];
}

/** The rights that the login has in the company now, or null if it does not belong to it. */
export function accessBefore({ member }: RoleFindings): Access | null {
  return member === null ? null : accessOf(member);
}

/**
 * Returns the claims of the login's tokens, in words, if they differ from the membership: copying
 * them was interrupted, or the claims were edited by hand. Null if they agree.
 */
export function strayClaims({ account, claims, company, member }: RoleFindings): string | null {
  const wanted = company === null || member === null ? null : claimsOf(company.id, member);
  const isBare = Object.keys(account.claims).length === 0;
  if (isBare && wanted === null) return null;
  if (isBare) return "nothing";
  if (claims === null) return `unreadable, ${JSON.stringify(account.claims).slice(0, 200)}`;
  const { role, companyId, employeeId } = claims;
  const isSame = role === wanted?.role && companyId === wanted.companyId;
  if (isSame && employeeId === wanted.employeeId) return null;
  const person = employeeId === null ? "no employee" : `employee ${employeeId}`;
  return `${role} of ${companyId}, ${person}`;
}

function claimsOf(companyId: CompanyId, { role, employeeId }: Member): Claims {
  return claimsFor({ companyId, role, employeeId });
}

/**
 * Returns the rights afterwards. Locations stay as they are; a new member gets those of the linked
 * employee, or all of the company without one.
 */
export function accessAfter({ role, member, employee, locationIds }: RoleFindings): Access {
  const own = member?.locationIds ?? [];
  const reach = own.length > 0 ? own : (employee?.locationIds ?? locationIds);
  const mayViewWages = role === "manager" && (member?.mayViewWages ?? false);
  return { role, employeeId: employee?.id ?? null, locationIds: reach, mayViewWages };
}

/**
 * The membership to be written; the right to see wages is kept only for a manager who stays one.
 */
export function memberAfter(found: RoleFindings): Member {
  const { account, member, employee } = found;
  const email = account.email ?? "";
  return {
    ...accessAfter(found),
    id: account.uid,
    email,
    displayName: member?.displayName ?? employee?.name ?? account.displayName ?? email,
    version: (member?.version ?? 0) + 1,
  };
}

function accountRefusals({ account, role }: RoleFindings): string[] {
  const refusals: string[] = [];
  if (account.isDisabled) refusals.push("The account is disabled.");
  if (account.email === null) refusals.push("The account has no e-mail address.");
  if (role === "admin" && !account.isEmailVerified) {
    refusals.push("The e-mail address is not verified, so the account cannot become an admin.");
  }
  return refusals;
}

function companyRefusals({ company, claims, member, role, otherAdmins }: RoleFindings): string[] {
  if (company === null) return ["There is no such company."];
  if (claims !== null && claims.companyId !== company.id) {
    return [`The login belongs to the company ${claims.companyId}, and a login has only one.`];
  }
  const isLastAdmin = member?.role === "admin" && role !== "admin" && otherAdmins === 0;
  return isLastAdmin
    ? ["This is the company's only admin who can sign in. Make someone else an admin first."]
    : [];
}

function employeeRefusals({ account, employee, employeeId, role }: RoleFindings): string[] {
  if (employeeId !== null && employee === null) return ["The company has no such employee."];
  if (employee === null) {
    return role === "employee" ? ["Say which employee this is: --employee ID."] : [];
  }
  const refusals: string[] = [];
  const isTaken = employee.userId !== null && employee.userId !== account.uid;
  if (isTaken) refusals.push(`${employee.name} has another login.`);
  if (employee.status === "terminated")
    refusals.push(`${employee.name} does not work there any more.`);
  return refusals;
}
