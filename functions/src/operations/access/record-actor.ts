import type { RecordActor } from "@crewline/domain/rules/access/record-access";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Actor } from "../commands/actor.ts";

/** The actor with the grant to see what employees earn, as the membership says now. */
export async function recordActorOf(
  store: CompanyStore,
  actor: Pick<Actor, "uid" | "role" | "employeeId" | "locationIds">,
): Promise<RecordActor> {
  const member = await store.members.find(actor.uid);
  const { role, employeeId, locationIds } = actor;
  return { role, employeeId, locationIds, mayViewWages: member?.mayViewWages ?? false };
}
