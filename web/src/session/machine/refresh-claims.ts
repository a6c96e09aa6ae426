import type { AuthUser } from "../firebase/identity-service.ts";
import { followUser } from "./follow-user.ts";
import type { SessionMemory } from "./session-memory.ts";

/** Replaces the ID token by one with the present claims; rejects when no login is signed in. */
export async function refreshClaims(memory: SessionMemory): Promise<void> {
  const { user } = memory;
  if (!user) throw new Error("Nobody is signed in.");
  if (memory.refreshing?.uid !== user.uid) {
    memory.refreshing = { uid: user.uid, done: replaceToken(memory, user) };
  }
  await memory.refreshing.done;
}

/** The token of a login that left meanwhile must not sign it in again. */
async function replaceToken(memory: SessionMemory, user: AuthUser): Promise<void> {
  try {
    await user.readToken(true);
    if (memory.user?.uid === user.uid) await followUser(memory, user);
  } finally {
    if (memory.refreshing?.uid === user.uid) memory.refreshing = null;
  }
}
