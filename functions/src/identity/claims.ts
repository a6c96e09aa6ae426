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

/** As `readClaims`, null while product staff view a company: then the claims are a member's. */
export function ownClaims(raw: unknown): Claims | null {
  const claims = readClaims(raw);
  return isView(claims) ? null : claims;
}

/** Replaces the claims of a login; null removes them all. */
export async function setClaims(uid: UserId, claims: Claims | null): Promise<void> {
  const client = await authClient();
  await client.setCustomUserClaims(uid, claims);
  forgetAccount(uid);
}

/**
 * True if a token with the old claims allows what the new ones refuse. A demo company is deleted
 * when it is left, so that its tokens grant nothing. A view of product staff leaves their sign-ins
 * as they are; see `endsView`.
 */
export function takesRightsAway(before: Claims | null, after: Claims | null): boolean {
  if (before === null || isView(before) || isView(after)) return false;
  const isLeaving = after?.companyId !== before.companyId;
  if (isLeaving && isDemoCompany(before.companyId)) return false;
  if (after === null || after.companyId !== before.companyId) return true;
  const isSamePerson = before.employeeId === null || after.employeeId === before.employeeId;
  return !isSamePerson || isHigherRole(before.role, after.role);
}

/** True if tokens of a view are still about that the new claims no longer grant. */
export function endsView(before: Claims | null, after: Claims | null): boolean {
  return isView(before) && JSON.stringify(before?.view) !== JSON.stringify(after?.view);
}

function isView(claims: Claims | null): boolean {
  return claims?.view !== undefined;
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
