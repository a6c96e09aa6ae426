import { askSession } from "./ask-session.ts";
import { openSession } from "./open-session.ts";
import { endsSoon, renewSession } from "./renew-session.ts";
import type { SessionMemory } from "./session-memory.ts";
import { endSession, signOutEverywhere } from "./sign-out-everywhere.ts";
import type { Comparison, SessionEvent, Task } from "./transitions.ts";
import { isYoung } from "./young-token.ts";

/** Compares login and session, and begins what the table of transitions says. */
export function reconcile(memory: SessionMemory): void {
  tell(memory, comparisonOf(memory));
}

const tasks: Readonly<Record<Task, (memory: SessionMemory) => Promise<unknown>>> = {
  open: openSession,
  end: endSession,
  compare: compareAgain,
  carryOver: carrySessionOver,
  renew: (memory) => renewSession(memory).catch((error: unknown) => memory.logFailure(error)),
};

function tell(memory: SessionMemory, event: SessionEvent): void {
  const task = memory.move(event);
  if (task !== null) void tasks[task](memory);
}

function comparisonOf({ session, state, hasNewProof, ports }: SessionMemory): Comparison {
  const { login } = state;
  if (login === undefined || session === undefined) return "unclear";
  if (login === null) return session === null ? "neither" : "sessionAlone";
  if (session === null) return "loginAlone";
  if (session.user.guid !== login.uid) return "twoLogins";
  if (hasNewProof) return "newProof";
  return endsSoon(session, ports.nowMs()) ? "endsSoon" : "agree";
}

/**
 * A new proof is a separate sign-in. The session is made of it as well, so that this device stays
 * one device in the list, and ending the others does not end it. If the identity service ended the
 * previous sign-in, the next answer says that there is no session, and one is opened.
 */
async function carrySessionOver(memory: SessionMemory): Promise<void> {
  if (memory.isCarrying) return;
  memory.isCarrying = true;
  const renewed = await renewSession(memory).catch((error: unknown) => memory.logFailure(error));
  if (renewed === null && memory.session !== null) await askSession(memory);
  memory.isCarrying = false;
  // Without an answer the next comparison tries again.
  if (renewed === null && memory.session !== null) return;
  memory.hasNewProof = false;
  memory.publish({});
  reconcile(memory);
}

/** Another login's session: a sign-in of this moment replaces it, anything else ends both. */
async function compareAgain(memory: SessionMemory): Promise<void> {
  await askSession(memory);
  const { session, state, idToken, ports } = memory;
  if (!state.login || !session || session.user.guid === state.login.uid) return;
  if (isYoung(idToken, ports.nowMs())) tell(memory, "newSignIn");
  else await signOutEverywhere(memory);
}
