import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { forgetAccount } from "./account-cache.ts";
import { authClient } from "./auth-client.ts";
import { authErrorCode } from "./auth-error.ts";
import type { Account } from "./account.ts";
import { accountOf } from "./account.ts";

export interface UserPage {
  users: Account[];
  nextPageToken: string | null;
}

export async function findUser(uid: UserId): Promise<Account | null> {
  const client = await authClient();
  return orNull(client.getUser(uid).then(accountOf));
}

export async function findUserByEmail(email: string): Promise<Account | null> {
  const client = await authClient();
  return orNull(client.getUserByEmail(email).then(accountOf));
}

/** The accounts that exist among the uids, at most `LOOKUP_SIZE`, in any order. */
export async function findUsers(uids: readonly UserId[]): Promise<Account[]> {
  if (uids.length === 0) return [];
  const { users } = await (await authClient()).getUsers(uids.map((uid) => ({ uid })));
  return users.map(accountOf);
}

/** One page of all logins, in the order of Firebase Auth. */
export async function listUsers(pageSize: number, pageToken?: string): Promise<UserPage> {
  const client = await authClient();
  const page = await client.listUsers(pageSize, pageToken);
  return { users: page.users.map(accountOf), nextPageToken: page.pageToken ?? null };
}

/** The Admin SDK's limit for one lookup. */
const LOOKUP_SIZE = 100;

/** Returns the uids whose login was deleted or is disabled. */
export async function findLostLogins(uids: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  const client = await authClient();
  const lost = new Set(uids);
  for (let from = 0; from < uids.length; from += LOOKUP_SIZE) {
    const some = uids.slice(from, from + LOOKUP_SIZE).map((uid) => ({ uid }));
    const { users } = await client.getUsers(some);
    for (const found of users.map(accountOf)) if (!found.isDisabled) lost.delete(found.uid);
  }
  return lost;
}

export async function setDisplayName(uid: UserId, displayName: string): Promise<void> {
  const client = await authClient();
  await client.updateUser(uid, { displayName });
  forgetAccount(uid);
}

/**
 * Marks an address as proven while it belongs to the account. The account is read once more
 * afterwards: this does not prove an address that was changed in between.
 */
export async function proveEmail(uid: UserId, email: string): Promise<void> {
  const client = await authClient();
  const isOwn = async () => (await client.getUser(uid)).email?.toLowerCase() === email;
  if (!(await isOwn())) return;
  await client.updateUser(uid, { emailVerified: true });
  if (!(await isOwn())) await client.updateUser(uid, { emailVerified: false });
  forgetAccount(uid);
}

export async function setDisabled(uid: UserId, isDisabled: boolean): Promise<void> {
  const client = await authClient();
  await client.updateUser(uid, { disabled: isDisabled });
  forgetAccount(uid);
}

/**
 * Removes every second factor, of any kind. The SDK can remove authenticator apps only together
 * with all others: it cannot write back those that would stay (firebase-admin-node#2995).
 */
export async function removeSecondFactors(uid: UserId): Promise<void> {
  const client = await authClient();
  await client.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  forgetAccount(uid);
}

/** Deletes the account; a missing one is deleted already. */
export async function deleteLogin(uid: UserId): Promise<void> {
  const client = await authClient();
  await orNull(client.deleteUser(uid).then(() => null));
  forgetAccount(uid);
}

async function orNull<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (error) {
    if (authErrorCode(error) === "auth/user-not-found") return null;
    throw error;
  }
}
