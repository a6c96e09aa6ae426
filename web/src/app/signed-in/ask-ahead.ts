import { asViewed } from "@crewline/domain/rules/access/view-as";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { liveCacheOf } from "../../live/live-cache.ts";
import { whenListening } from "../../live/load-firestore.ts";
import type { SourcesAhead } from "../../live/live-source.ts";
import { locationsSource } from "../../live/locations.ts";
import { memberSource } from "../../live/members.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { userSource, userStateSource } from "../../live/users.ts";
import type { Login } from "@crewline/domain/kernel/access/login";

/**
 * Asks for what the first screen of the person waits for, before React renders it: on a slow phone
 * that takes as long as the handshake of Firestore, and both can go on at once. `ofPage` comes with
 * the page's chunk. Resolves when the question is on its way.
 */
export async function askAhead(login: Login, ofPage: Promise<SourcesAhead>): Promise<void> {
  const { uid } = login;
  const reader = asViewed(login);
  const live = liveCacheOf(queryClient);
  void queryClient.prefetchQuery(trpc.user.userInfo.queryOptions());
  live.keep(userStateSource(uid, reader.uid));
  live.keep(userSource(uid, reader.uid));
  const actor = actorOf(reader);
  if (actor !== null) {
    if (isBoundToLocations(actor.role)) live.keep(memberSource(actor));
    else live.keep(locationsSource(actor));
    const sourcesOf = await ofPage;
    for (const source of sourcesOf(actor, new URLSearchParams(location.search))) live.keep(source);
  }
  await whenListening(reader.uid);
}

/** Null without a company. A manager's locations are unknown before the membership loads. */
function actorOf({ uid, companyId, role, employeeId }: Login): Actor | null {
  if (companyId === null || role === null) return null;
  return { uid, companyId, role, employeeId, locationIds: null };
}
