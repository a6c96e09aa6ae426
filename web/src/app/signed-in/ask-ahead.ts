import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { asViewed } from "@crewline/domain/rules/access/view-as";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { cacheOwner } from "../../live/cache-owner.ts";
import { deviceAnswers } from "../../live/device-answers.ts";
import { heldStart } from "../../live/held-start.ts";
import { liveCacheOf } from "../../live/live-cache.ts";
import { whenListening } from "../../live/load-firestore.ts";
import type { LiveSource, SourcesAhead } from "../../live/live-source.ts";
import { locationsSource } from "../../live/locations.ts";
import { memberSource } from "../../live/members.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { userSource, userStateSource } from "../../live/users.ts";
import type { Login } from "@crewline/domain/kernel/access/login";

/**
 * Brings what the path's screen showed last into memory, while it is not known yet who is signed
 * in. It is only told to the owner of the device's copy, whom it resolves with; with null if there
 * is nothing.
 */
export async function loadAnswers(path: string): Promise<UserId | null> {
  const owner = cacheOwner.get();
  return owner !== null && (await deviceAnswers.load(owner, path)) ? owner : null;
}

/**
 * Asks for what the first screen of the person waits for, before React renders it: on a slow phone
 * that takes as long as the handshake of Firestore, and both can go on at once. `ofPage` comes with
 * the page's chunk. Resolves when the device has shown its last answers to all of it, or the
 * questions are on their way to Firestore.
 */
export async function askAhead(login: Login, ofPage: Promise<SourcesAhead>): Promise<void> {
  const { uid } = login;
  const reader = asViewed(login);
  const live = liveCacheOf(queryClient);
  const asked: LiveSource<unknown>[] = [];
  const ask = (source: LiveSource<unknown>) => {
    asked.push(source);
    live.keep(source);
  };
  void queryClient.prefetchQuery(trpc.user.userInfo.queryOptions());
  await deviceAnswers.load(reader.uid, location.pathname);
  ask(userStateSource(uid, reader.uid));
  ask(userSource(uid, reader.uid));
  const actor = actorOf(reader);
  if (actor !== null) {
    ask(isBoundToLocations(actor.role) ? memberSource(actor) : locationsSource(actor));
    const sourcesOf = await ofPage;
    for (const source of sourcesOf(actor, new URLSearchParams(location.search))) ask(source);
  }
  await deviceAnswers.whenRead();
  if (asked.every((source) => live.isKnown(source))) return;
  heldStart.release();
  await whenListening(reader.uid);
}

/** Null without a company. A manager's locations are unknown before the membership loads. */
function actorOf({ uid, companyId, role, employeeId }: Login): Actor | null {
  if (companyId === null || role === null) return null;
  return { uid, companyId, role, employeeId, locationIds: null };
}
