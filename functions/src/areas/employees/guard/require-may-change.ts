import type { Employee } from "@crewline/domain/records/employees/employee";
import { requireRank } from "@crewline/domain/rules/access/record-rank";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/**
 * Throws notFound outside of the actor's reach, and higherRole or ownRecord where the rank forbids
 * it. The actor's own record is never hidden, whatever its locations.
 */
export async function requireMayChange(
  store: CompanyStore,
  actor: Actor,
  { name, userId, locationIds }: Pick<Employee, "name" | "userId" | "locationIds">,
): Promise<void> {
  if (userId === null || userId !== actor.uid) {
    requireReach(actor, { locationIds, what: "employee" });
  }
  if (actor.role === "admin" || userId === null) return;
  const member = await store.members.find(userId);
  const login = member === null ? null : { uid: member.id, role: member.role };
  requireRank(actor, { name, login });
}
