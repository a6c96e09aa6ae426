import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { newUser } from "@crewline/domain/records/users/user";
import { takesRightsAway } from "../identity/claims.ts";
import { findUser } from "../identity/users.ts";
import { recordAccessChange } from "../operations/access/record-access-change.ts";
import { syncAccess } from "../operations/access/sync-access.ts";
import { watchAdmins } from "../operations/access/watch-admins.ts";
import { now } from "../platform/clock.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { users } from "../store/users.ts";
import { findRole } from "./find-role.ts";
import type { RoleFindings } from "./role-grant.ts";
import { accessAfter, accessBefore, memberAfter, refusalsOf } from "./role-grant.ts";
import type { RoleRequest } from "./role-request.ts";

/**
 * Gives the role: documents and their audit record in one transaction, then the claims, and at
 * last the state that makes the person's browser fetch them. Everything is read and checked
 * again; throws an Error, with nothing written, when it no longer fits.
 * True when rights were taken away and the person's sign-ins have ended.
 */
export async function writeRole(request: RoleRequest, uid: UserId, by: string): Promise<boolean> {
  const account = await findUser(uid);
  if (account === null) throw new Error("The account was deleted in the meantime.");
  const { before, employeeId } = await inTransaction(async (unit) => {
    const found = await findRole(unit, request, account);
    const refusals = refusalsOf(found);
    if (refusals.length > 0) throw new Error(refusals.join("\n"));
    await writeDocuments(unit, found, { companyId: request.company, by });
    return { before: found.claims, employeeId: accessAfter(found).employeeId };
  });
  await syncAccess(uid);
  await watchAdmins(request.company);
  const { company: companyId, role } = request;
  return takesRightsAway(before, claimsFor({ companyId, role, employeeId }));
}

async function writeDocuments(
  unit: Unit,
  found: RoleFindings,
  { companyId, by }: { companyId: CompanyId; by: string },
): Promise<void> {
  const store = companyStore(unit, companyId);
  const { account, member, employee } = found;
  const [user, formerEmployee] = await Promise.all([
    users(unit).find(account.uid),
    member?.employeeId && member.employeeId !== employee?.id
      ? store.employees.find(member.employeeId)
      : null,
  ]);
  const next = memberAfter(found);
  store.members.save(account.uid, next);
  const facts = { id: account.uid, email: next.email, companyId };
  const { displayName } = next;
  const known = user ?? newUser({ ...facts, displayName, createdAt: now() });
  users(unit).save(account.uid, { ...known, ...facts });
  if (employee !== null) linkEmployee(store, employee, account.uid);
  if (formerEmployee !== null) linkEmployee(store, formerEmployee, null);
  recordAccessChange(unit, companyId, {
    act: "rightsChanged",
    uid: account.uid,
    email: next.email,
    before: accessBefore(found),
    after: accessAfter(found),
    by,
    byName: "",
    reason: null,
  });
}

function linkEmployee(store: CompanyStore, employee: Employee, userId: UserId | null): void {
  const isJoining = userId !== null && employee.status === "invited";
  const status = isJoining ? "active" : employee.status;
  store.employees.save(employee.id, { ...employee, userId, status, version: employee.version + 1 });
}
