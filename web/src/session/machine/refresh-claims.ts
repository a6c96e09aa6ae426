import type { Account } from "../firebase/identity-service.ts";
import { followAccount } from "./follow-account.ts";
import type { SessionMemory } from "./session-memory.ts";

/** Replaces the ID token by one with the current claims; rejects when no login is signed in. */
export async function refreshClaims(memory: SessionMemory): Promise<void> {
  const { account } = memory;
  if (!account) throw new Error("Nobody is signed in.");
  if (memory.refreshing?.uid !== account.uid) {
    memory.refreshing = { uid: account.uid, done: replaceToken(memory, account) };
  }
  await memory.refreshing.done;
}

/** The token of a login that left meanwhile must not sign it in again. */
async function replaceToken(memory: SessionMemory, account: Account): Promise<void> {
  try {
    await account.readToken(true);
    if (memory.account?.uid === account.uid) await followAccount(memory, account);
  } finally {
    if (memory.refreshing?.uid === account.uid) memory.refreshing = null;
  }
}
