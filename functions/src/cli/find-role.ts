import { isStandingAdmin } from "@crewline/domain/rules/access/standing-admins";
import { readClaims } from "../identity/claims.ts";
import type { Account } from "../identity/account.ts";
import { companies } from "../store/companies.ts";
import { companyStore } from "../store/company/company-store.ts";
import type { Unit } from "../store/unit/unit.ts";
import type { RoleFindings } from "./role-grant.ts";
import type { RoleRequest } from "./role-request.ts";

/** Reads everything that decides whether the account may get the role. */
export async function findRole(
  unit: Unit,
  request: RoleRequest,
  account: Account,
): Promise<RoleFindings> {
  const store = companyStore(unit, request.company);
  const [company, member, admins, locations] = await Promise.all([
    companies(unit).find(request.company),
    store.members.find(account.uid),
    store.members.list([["role", "==", "admin"]]),
    store.locations.list([["status", "==", "active"]]),
  ]);
  const linkedId = request.employee ?? member?.employeeId ?? null;
  return {
    role: request.role,
    employeeId: request.employee ?? null,
    account,
    claims: readClaims(account.claims),
    company,
    member,
    employee: linkedId === null ? null : await store.employees.find(linkedId),
    locationIds: locations.map(({ id }) => id),
    otherAdmins: admins.filter((one) => one.id !== account.uid && isStandingAdmin(one)).length,
  };
}
