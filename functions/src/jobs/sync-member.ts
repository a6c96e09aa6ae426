import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Member } from "@crewline/domain/records/company/member";
import { syncAccess } from "../operations/access/sync-access.ts";
import type { DocumentChange } from "./document-trigger.ts";

/** A membership changed: update the login's claims, also after an interrupted command. */
export function syncMember({ params }: DocumentChange<Member>): Promise<void> {
  return syncAccess(userIdSchema.parse(params["uid"]));
}
