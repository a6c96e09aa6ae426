import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { setTimeout } from "node:timers/promises";
import type { Claims } from "@crewline/domain/kernel/access/role";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { claimsSchema, isHigherRole } from "@crewline/domain/kernel/access/role";
import { nowMillis, nowSeconds } from "../platform/clock.ts";
import { forgetAccount } from "./account-cache.ts";
import { authClient } from "./auth-client.ts";

/** Custom claims as this product writes them, or null for anything else. */
export function readClaims(raw: unknown): Claims | null {
  const parsed = claimsSchema.safeParse(raw);
  if (!parsed.success || parsed.data.admin !== (parsed.data.role === "admin")) return null;
  return parsed.data;
}

/** Replaces the claims of a login; null removes them all. */
export async function setClaims(uid: UserId, claims: Claims | null): Promise<void> {
  const client = await authClient();
  await client.setCustomUserClaims(uid, claims);
  forgetAccount(uid);
}

/**
 * True if a token with the old claims allows what the new ones refuse. A demo company is deleted
 * when it is left, so that its tokens grant nothing.
 */
export function takesRightsAway(before: Claims | null, after: Claims | null): boolean {
  if (before === null) return false;
  const isLeaving = after?.companyId !== before.companyId;
  if (isLeaving && isDemoCompany(before.companyId)) return false;
  if (after === null || after.companyId !== before.companyId) return true;
  const isSamePerson = before.employeeId === null || after.employeeId === before.employeeId;
  return !isSamePerson || isHigherRole(before.role, after.role);
}

/**
 * Tokens carry whole seconds. Once the next second has begun, every token with the old claims is
 * older than it, and every one issued from then on is not.
 */
export async function awaitNextSecond(): Promise<void> {
  await setTimeout(1000 - (nowMillis() % 1000));
}

/** Ends all sign-ins of a login; returns the second from which tokens count again. */
export async function endSignIns(uid: UserId): Promise<number> {
  const client = await authClient();
  await client.revokeRefreshTokens(uid);
  forgetAccount(uid);
  return nowSeconds();
}
