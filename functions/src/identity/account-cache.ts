import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { nowMillis } from "../platform/clock.ts";
import type { Account } from "./account.ts";

/**
 * The time for which a query may trust a lookup; the longest time that a removed person can still
 * read. A change of rights takes effect everywhere within five seconds, so a lookup must be younger
 * than that.
 */
const MAX_AGE_MILLIS = 4_000;
const MAX_ACCOUNTS = 1000;

const cache = new Map<UserId, { account: Account; readAt: number }>();

export function cachedAccount(uid: UserId): Account | null {
  const entry = cache.get(uid);
  return entry && nowMillis() <= entry.readAt + MAX_AGE_MILLIS ? entry.account : null;
}

export function rememberAccount(account: Account): void {
  cache.delete(account.uid);
  cache.set(account.uid, { account, readAt: nowMillis() });
  const oldest = cache.size > MAX_ACCOUNTS ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
}

export function forgetAccount(uid: UserId): void {
  cache.delete(uid);
}
