import type { AuthSession } from "../cookie/auth-session.ts";
import { youngToken } from "./establish-session.ts";
import { followUser } from "./follow-user.ts";
import type { AuthUser } from "../firebase/identity-service.ts";
import { dropSession } from "./leave-session.ts";
import type { SessionMemory } from "./session-memory.ts";

const RENEW_BEFORE_MS = 24 * 3_600_000;

export function endsSoon({ expires }: AuthSession, nowMs: number): boolean {
  return Date.parse(expires) < nowMs + RENEW_BEFORE_MS;
}

/** Renews the session, with a young ID token unless one is given; nothing without a session. */
export async function renewSession(
  memory: SessionMemory,
  given?: string,
): Promise<AuthSession | null> {
  const { user, session, state, ports } = memory;
  if (!user || !session || state.status === "loading") return null;
  const idToken = given ?? (await youngToken(user, ports));
  const turn = ++memory.fetchTurn;
  const renewed = await ports.calls.update(idToken);
  // An answer that a sign-out has overtaken brought its cookie back.
  if (memory.user === null && renewed !== null) await dropSession(memory);
  if (renewed === null || turn !== memory.fetchTurn) return null;
  memory.session = renewed;
  memory.publish({});
  ports.sendMessage("getSession");
  return renewed;
}

/** Replaces the ID token by one with the present claims; rejects when nobody is signed in. */
export async function renewToken(memory: SessionMemory): Promise<void> {
  const { user } = memory;
  if (!user) throw new Error("Nobody is signed in.");
  if (memory.refreshing?.uid !== user.uid) {
    memory.refreshing = { uid: user.uid, done: replaceToken(memory, user) };
  }
  await memory.refreshing.done;
}

/** The token of somebody who left meanwhile must not sign that person in again. */
async function replaceToken(memory: SessionMemory, user: AuthUser): Promise<void> {
  try {
    await user.readToken(true);
    if (memory.user?.uid === user.uid) await followUser(memory, user);
  } finally {
    if (memory.refreshing?.uid === user.uid) memory.refreshing = null;
  }
}
