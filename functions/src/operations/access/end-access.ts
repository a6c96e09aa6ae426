import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Member } from "@crewline/domain/records/company/member";
import { hasStandingAdmin, isAdmin } from "@crewline/domain/rules/access/standing-admins";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { pushDevices } from "../../store/push-devices.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/**
 * Ends a login's membership and its notifications; its claims follow (`syncAccess`, or the trigger that watches
 * memberships). Throws lastAdmin: a company keeps an admin, who can invite people.
 */
export async function endAccess(unit: Unit, store: CompanyStore, uid: UserId): Promise<void> {
  const [user, member] = await Promise.all([users(unit).find(uid), store.members.find(uid)]);
  if (member !== null) await requireOtherAdmin(store, member);
  store.members.remove(uid);
  if (user === null) return;
  for (const id of user.pushDeviceIds) pushDevices(unit, uid).remove(id);
  users(unit).save(uid, { ...user, companyId: null, pushDeviceIds: [] });
}

/** Throws lastAdmin when no other admin of the company can sign in. */
export async function requireOtherAdmin(store: CompanyStore, member: Member): Promise<void> {
  if (!isAdmin(member)) return;
  const admins = await store.members.list([["role", "==", "admin"]]);
  const others = admins.filter(({ id }) => id !== member.id);
  if (!hasStandingAdmin(others)) throw new RuleViolation("lastAdmin", {});
}
