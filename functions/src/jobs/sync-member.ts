import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Member } from "@crewline/domain/records/company/member";
import { endBrokenViews } from "../operations/access/end-views.ts";
import { indexLogin } from "../operations/access/index-logins.ts";
import { syncAccess } from "../operations/access/sync-access.ts";
import type { DocumentChange } from "./document-trigger.ts";

/**
 * A membership changed: update the login's claims, also after an interrupted command, and what
 * product staff find it by. It ends views as a member who has other rights now.
 */
export async function syncMember({ params, before, after }: DocumentChange<Member>): Promise<void> {
  const uid = userIdSchema.parse(params["uid"]);
  await syncAccess(uid);
  await endBrokenViews(uid);
  if (namesOf(before) !== namesOf(after)) await indexLogin(uid);
}

/** The texts of a membership by which its login is found; null without a membership. */
function namesOf(member: Member | null): string | null {
  return member === null ? null : JSON.stringify([member.email, member.displayName]);
}
