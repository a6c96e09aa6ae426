import type { Member } from "@crewline/domain/records/company/member";
import { syncAccess } from "../operations/access/sync-access.ts";
import type { DocumentChange } from "./document-trigger.ts";

/** A membership changed: the login's claims follow, also where a command stopped half-way. */
export function syncMember({ params }: DocumentChange<Member>): Promise<void> {
  return syncAccess(params["uid"] ?? "");
}
