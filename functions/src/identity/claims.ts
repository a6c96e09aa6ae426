import { setTimeout } from "node:timers/promises";
import type { Claims, Role } from "@crewline/domain/access/role";
import { claimsSchema } from "@crewline/domain/access/role";
import { nowMillis, nowSeconds } from "../platform/clock.ts";
import { forgetAccount } from "./account-cache.ts";
import { authClient } from "./auth-client.ts";

const rank: Record<Role, number> = { employee: 0, manager: 1, admin: 2 };

export interface ClaimsChange {
  /** Tokens issued before this second must be refused (`userState.minIat`); null keeps it. */
  minIat: number | null;
}

/** Custom claims as this product writes them, or null for anything else. */
export function readClaims(raw: unknown): Claims | null {
  const parsed = claimsSchema.safeParse(raw);
  if (!parsed.success || parsed.data.admin !== (parsed.data.role === "admin")) return null;
  return parsed.data;
}

/**
 * Replaces the claims of a login; null takes everything away. A change that takes rights away
 * ends the person's sign-ins and returns the `minIat` that the caller writes to `userState`
 * afterwards, in this order: otherwise a token with the old rights could still be fetched.
 * `before` is for callers who know that others may be making the same change at this moment.
 */
export async function changeClaims(
  uid: string,
  claims: Claims | null,
  before?: Claims | null,
): Promise<ClaimsChange> {
  const client = await authClient();
  const former = before ?? readClaims((await client.getUser(uid)).customClaims);
  await client.setCustomUserClaims(uid, claims);
  const minIat = takesRightsAway(former, claims) ? await endSignIns(uid) : null;
  forgetAccount(uid);
  return { minIat };
}

/** True when somebody holding a token with the old claims could do what the new ones refuse. */
export function takesRightsAway(before: Claims | null, after: Claims | null): boolean {
  if (before === null) return false;
  if (after === null || after.companyId !== before.companyId) return true;
  const isSamePerson = before.employeeId === null || after.employeeId === before.employeeId;
  return !isSamePerson || rank[after.role] < rank[before.role];
}

/**
 * Tokens carry whole seconds. The next second is awaited, so that every token with the old
 * claims is older than `minIat` and every one issued from now on is not.
 */
async function endSignIns(uid: string): Promise<number> {
  await setTimeout(1000 - (nowMillis() % 1000));
  const client = await authClient();
  await client.revokeRefreshTokens(uid);
  return nowSeconds();
}
