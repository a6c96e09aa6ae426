import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { mayGrant, requireGrantable, rightsOf } from "@crewline/domain/rules/access/rights";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { setAccessSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { requireOtherAdmin } from "../../../operations/access/end-access.ts";
import { syncAccess } from "../../../operations/access/sync-access.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { getLocations } from "../../../operations/locations/get-locations.ts";
import type { Edited } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { saveRights } from "./save-rights.ts";

type Input = z.infer<typeof setAccessSchema>;

/** Changes the rights of an employee's login; their browser picks them up automatically. */
export async function setAccess(actor: Actor, input: Input): Promise<Edited> {
  let changed: string | null = null;
  const edited = await attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { member } = await findAccess(store, actor, input);
    const rights = rightsOf(input);
    requireGrantable(await store.members.find(actor.uid), rights);
    if (rights.role === "manager") await getLocations(store, rights.locationIds);
    if (rights.role !== "admin") await requireOtherAdmin(store, member);
    changed = member.id;
    return { version: saveRights(unit, actor, { member, change: rights }).version };
  });
  if (changed !== null) await syncAccess(changed);
  return edited;
}

/**
 * Returns the employee and the login's membership if the actor may change it. The actor's own
 * rights are read in the same transaction: of two admins who remove each other, one succeeds.
 */
export async function findAccess(
  store: CompanyStore,
  actor: Actor,
  { employeeId, expectedVersion }: { employeeId: EmployeeId; expectedVersion: number },
): Promise<{ employee: Employee; member: Member }> {
  const employee = await store.employees.get(employeeId);
  const member = employee.userId === null ? null : await store.members.find(employee.userId);
  if (member === null) throw new RuleViolation("notFound", { what: "login" });
  requireVersion(member, expectedVersion, { what: "login" });
  const own = await store.members.find(actor.uid);
  if (own === null || !mayGrant(own, member)) {
    throw new RuleViolation("higherRole", { who: employee.name });
  }
  return { employee, member };
}
