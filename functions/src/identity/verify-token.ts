import type { Role } from "@crewline/domain/kernel/access/role";
import { isProductStaff } from "@crewline/domain/kernel/access/product-staff";
import { nowSeconds } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { cachedAccount, rememberAccount } from "./account-cache.ts";
import { readClaims } from "./claims.ts";
import { decodeIdToken, isStanding } from "./decode-id-token.ts";
import { LONGEST_SIGN_IN_SECONDS } from "./sign-in-ages.ts";
import type { TokenFacts } from "./token-facts.ts";
import { haveSameClaims, isAllowedProvider } from "./token-facts.ts";
import type { UserAccount } from "./user-account.ts";
import { findUser } from "./users.ts";

/** The caller: what the token proves and Firebase Auth confirms now. */
export interface SignedIn {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  signInProvider: string;
  role: Role | null;
  companyId: string | null;
  employeeId: string | null;
  isStaff: boolean;
  authTimeSeconds: number;
  /** True when this sign-in was proven by a second factor as well. */
  hasSecondFactor: boolean;
}

/** The client refreshes its token once when an UNAUTHORIZED answer contains "Firebase". */
export const TOKEN_INVALID = "Firebase ID token missing or invalid";
export const TOKEN_OUTDATED = "Firebase token outdated";
export const SIGN_IN_TOO_OLD = "Firebase sign-in too old";

export type TokenRefusal = typeof TOKEN_INVALID | typeof TOKEN_OUTDATED | typeof SIGN_IN_TOO_OLD;

export type Verdict =
  | { signedIn: SignedIn; refusal: null }
  | { signedIn: null; refusal: TokenRefusal };

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
  const token = bearer.exec(authorization ?? "")?.[1];
  const facts = token === undefined ? null : (await decodeIdToken(token)).facts;
  if (facts === null || !isAllowedProvider(facts.signInProvider)) return refuse(TOKEN_INVALID);
  if (nowSeconds() - facts.authTimeSeconds > LONGEST_SIGN_IN_SECONDS)
    return refuse(SIGN_IN_TOO_OLD);
  const account = await accountFor(facts, freshness);
  if (account === null || account.email === null) return refuse(TOKEN_INVALID);
  if (!isCurrent(facts, account)) return refuse(TOKEN_OUTDATED);
  return { signedIn: signedInFrom(facts, account, account.email), refusal: null };
}

function refuse(refusal: TokenRefusal): Verdict {
  return { signedIn: null, refusal };
}

/** A cached account that contradicts the token may itself be the older one: look it up again. */
async function accountFor(facts: TokenFacts, freshness: Freshness): Promise<UserAccount | null> {
  const cached = freshness === "cached" ? cachedAccount(facts.uid) : null;
  if (cached !== null && isCurrent(facts, cached)) return cached;
  const account = await findUser(facts.uid);
  if (account !== null) rememberAccount(account);
  return account;
}

function isCurrent(facts: TokenFacts, account: UserAccount): boolean {
  return isStanding(facts, account) && haveSameClaims(facts.claims, account.claims);
}

function signedInFrom(facts: TokenFacts, account: UserAccount, email: string): SignedIn {
  const claims = readClaims(account.claims);
  const evidence = {
    email,
    emailVerified: account.isEmailVerified,
    signInProvider: facts.signInProvider,
  };
  return {
    ...evidence,
    uid: facts.uid,
    displayName: account.displayName,
    role: claims?.role ?? null,
    companyId: claims?.companyId ?? null,
    employeeId: claims?.employeeId ?? null,
    isStaff: isProductStaff({ ...evidence, admin: claims?.admin ?? false }, env().staffDomain),
    authTimeSeconds: facts.authTimeSeconds,
    hasSecondFactor: facts.hasSecondFactor,
  };
}
