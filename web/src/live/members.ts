import type { Member } from "@crewline/domain/records/company/member";
import { memberSchema } from "@crewline/domain/records/company/member";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { by } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The actor's own membership, from which a manager's locations come. */
export function memberSource(actor: Pick<Actor, "companyId" | "uid">): LiveSource<Member | null> {
  const { companyId, uid } = actor;
  return documentSource({
    uid,
    path: `companies/${companyId}/members/${uid}`,
    schema: memberSchema,
  });
}

/** All logins of the company; admins only. */
export function membersSource(actor: Actor): LiveSource<Member[]> {
  return listSource({
    ...inCompany(actor, "members"),
    schema: memberSchema,
    compare: by((member) => member.displayName),
  });
}
