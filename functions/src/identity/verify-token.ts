import type { Login } from "@crewline/domain/kernel/access/login";
import type { StaffProof } from "@crewline/domain/kernel/access/product-staff";
import { isProductStaff } from "@crewline/domain/kernel/access/product-staff";
import type { Claims } from "@crewline/domain/kernel/access/role";
import { nowSeconds } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { cachedAccount, rememberAccount } from "./account-cache.ts";
import { readClaims } from "./claims.ts";
import { decodeIdToken, isStanding } from "./decode-id-token.ts";
import { LONGEST_SIGN_IN_SECONDS } from "./sign-in-ages.ts";
import type { IdToken } from "./id-token.ts";
import { haveSameClaims, isAllowedProvider } from "./id-token.ts";
import type { Account } from "./account.ts";
import { findUser } from "./users.ts";

/** The client refreshes its token once when an UNAUTHORIZED answer contains "Firebase". */
export const TOKEN_INVALID = "Firebase ID token missing or invalid";
export const TOKEN_OUTDATED = "Firebase token outdated";
export const SIGN_IN_TOO_OLD = "Firebase sign-in too old";

export type TokenRefusal = typeof TOKEN_INVALID | typeof TOKEN_OUTDATED | typeof SIGN_IN_TOO_OLD;

export type Verdict = { login: Login; refusal: null } | { login: null; refusal: TokenRefusal };

/** `cached` allows a lookup of at most 4 s ago (queries); `live` looks up again (mutations). */
export type Freshness = "cached" | "live";

/** RFC 9110, 11.1: the scheme is case-insensitive and spaces separate it from the token. */
const bearer = /^Bearer +([\w-]{1,4096}\.[\w-]{1,4096}\.[\w-]{0,1024})$/i;

/**
 * Returns the sender of the `Authorization` header. A token is outdated if it was revoked, its
 * account is disabled, or its claims differ from the account's. Throws if Firebase Auth cannot be
 * reached.
 */
export async function verifyToken(
  authorization: string | undefined,
  freshness: Freshness,
): Promise<Verdict> {
  const encoded = bearer.exec(authorization ?? "")?.[1];
  const token = encoded === undefined ? null : (await decodeIdToken(encoded)).token;
  if (token === null || !isAllowedProvider(token.signInProvider)) return refuse(TOKEN_INVALID);
  if (nowSeconds() - token.authTimeSeconds > LONGEST_SIGN_IN_SECONDS)
    return refuse(SIGN_IN_TOO_OLD);
  const account = await accountFor(token, freshness);
  if (account === null || account.email === null) return refuse(TOKEN_INVALID);
  if (!isCurrent(token, account)) return refuse(TOKEN_OUTDATED);
  const login = loginOf(token, account, account.email);
  return login === null ? refuse(TOKEN_OUTDATED) : { login, refusal: null };
}

function refuse(refusal: TokenRefusal): Verdict {
  return { login: null, refusal };
}

/** A cached account that contradicts the token may itself be the older one: look it up again. */
async function accountFor(token: IdToken, freshness: Freshness): Promise<Account | null> {
  const cached = freshness === "cached" ? cachedAccount(token.uid) : null;
  if (cached !== null && isCurrent(token, cached)) return cached;
  const account = await findUser(token.uid);
  if (account !== null) rememberAccount(account);
  return account;
}

function isCurrent(token: IdToken, account: Account): boolean {
  return isStanding(token, account) && haveSameClaims(token.claims, account.claims);
}

/** Null for the view of a company by a login that would be no product staff without it. */
function loginOf(token: IdToken, account: Account, email: string): Login | null {
  const claims = readClaims(account.claims);
  const view = claims?.view;
  const { isEmailVerified } = account;
  const isStaff = isStaffWith(claims, { email, isEmailVerified, ...token });
  if (view !== undefined && !isStaff) return null;
  return {
    ...(view !== undefined && { view }),
    uid: token.uid,
    email,
    isEmailVerified,
    displayName: account.displayName,
    role: claims?.role ?? null,
    companyId: claims?.companyId ?? null,
    employeeId: claims?.employeeId ?? null,
    isStaff: isStaff && view === undefined,
    authTimeSeconds: token.authTimeSeconds,
    issuedAtSeconds: token.issuedAtSeconds,
    hasSecondFactor: token.hasSecondFactor,
  };
}

/** The claims of a view are the member's; only an admin's own are ever replaced by them. */
function isStaffWith(claims: Claims | null, proof: Omit<StaffProof, "admin">): boolean {
  const admin = claims !== null && (claims.admin || claims.view !== undefined);
  return isProductStaff({ ...proof, admin }, env().staffDomain);
}
