import { isFresh } from "./establish-session.ts";
import { fetchSession } from "./fetch-session.ts";
import { dropSession, signOutEverywhere } from "./leave-session.ts";
import { openSession } from "./open-session.ts";
import { endsSoon, renewSession } from "./renew-session.ts";
import type { SessionMemory } from "./session-memory.ts";

/** Brings user and session together once both are known; does nothing while they agree. */
export function reconcileSession(memory: SessionMemory): void {
  const { session, state, ports } = memory;
  const { identity } = state;
  if (identity === undefined || session === undefined || memory.isBusy) return;
  if (identity === null) {
    if (session !== null) void dropSession(memory);
  } else if (session === null) {
    void openSession(memory);
  } else if (session.user.guid !== identity.uid) {
    void resolveMismatch(memory);
  } else if (memory.isProvenAnew) {
    void carrySessionOver(memory);
  } else if (endsSoon(session, ports.nowMs())) {
    void renewSession(memory).catch((error: unknown) => memory.logFailure(error));
  }
}

/**
 * A new proof is a sign-in of its own. The session is made of it as well, so that this device stays
 * one device in the list, and ending the others does not end it. Where the identity service ended
 * the sign-in of before, the next answer says that there is no session, and one is opened.
 */
async function carrySessionOver(memory: SessionMemory): Promise<void> {
  if (memory.isCarrying) return;
  memory.isCarrying = true;
  const renewed = await renewSession(memory).catch((error: unknown) => memory.logFailure(error));
  if (renewed === null && memory.session !== null) await fetchSession(memory);
  memory.isCarrying = false;
  // Without an answer the next look at the session tries again.
  if (renewed === null && memory.session !== null) return;
  memory.isProvenAnew = false;
  memory.publish({});
  memory.reconcile();
}

/** Another account's session: a sign-in of this moment replaces it, anything else ends both. */
async function resolveMismatch(memory: SessionMemory): Promise<void> {
  await fetchSession(memory);
  const { session, state, facts, ports } = memory;
  if (!state.identity || !session || session.user.guid === state.identity.uid) return;
  if (isFresh(facts, ports.nowMs())) return openSession(memory);
  await signOutEverywhere(memory);
}
