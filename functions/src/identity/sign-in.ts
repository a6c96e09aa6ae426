import { nowSeconds } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { authClient } from "./auth-client.ts";
import { refusalCode } from "./auth-error.ts";
import { decodeIdToken, decodeSessionCookie, isStanding } from "./decode-id-token.ts";
import {
  ID_TOKEN_MAX_AGE_SECONDS,
  LONGEST_SIGN_IN_SECONDS,
  SESSION_SECONDS,
} from "./sign-in-ages.ts";
import type { TokenFacts } from "./token-facts.ts";
import { isAllowedProvider } from "./token-facts.ts";
import type { UserAccount } from "./user-account.ts";
import { findUser } from "./users.ts";

export type SignInRefusal = "CredentialsSignin" | "AccessDenied" | "StaleToken";

export type SignInProof =
  | { account: UserAccount; authTimeSeconds: number; refusal: null }
  | { account: null; refusal: SignInRefusal };

/** A valid session: the current account and the end of the session. */
export interface StandingSession {
  account: UserAccount;
  authTimeSeconds: number;
  expiresAtSeconds: number;
}

/**
 * Checks whether an ID token may open a session: valid, issued in the last 300 s, from a sign-in of
 * the last 30 days by a provider that proves the address, of a valid account. The reason of a
 * refusal is logged and returned as one of three names.
 */
export async function proveSignIn(idToken: string): Promise<SignInProof> {
  const { facts, code } = await decodeIdToken(idToken);
  if (facts === null) return refuse("CredentialsSignin", code);
  const refusal = refusalOf(facts, nowSeconds());
  if (refusal !== null) return refuse(refusal, `sign-in by ${facts.signInProvider}`);
  const account = await findUser(facts.uid);
  if (account === null) return refuse("CredentialsSignin", "auth/user-not-found");
  if (account.isDisabled || account.email === null) return refuse("AccessDenied", "account");
  if (!isStanding(facts, account)) return refuse("CredentialsSignin", "auth/id-token-revoked");
  return { account, authTimeSeconds: facts.authTimeSeconds, refusal: null };
}

/** Why the facts of a valid token do not open a session, or null if they do. */
export function refusalOf(facts: TokenFacts, at: number): SignInRefusal | null {
  if (!isAllowedProvider(facts.signInProvider)) return "AccessDenied";
  if (at - facts.authTimeSeconds > LONGEST_SIGN_IN_SECONDS) return "CredentialsSignin";
  if (at - facts.issuedAtSeconds > ID_TOKEN_MAX_AGE_SECONDS) return "StaleToken";
  return null;
}

/** Exchanges a proven ID token for Firebase's session cookie; null when Firebase refuses it. */
export async function openSession(idToken: string): Promise<string | null> {
  const client = await authClient();
  try {
    return await client.createSessionCookie(idToken, { expiresIn: SESSION_SECONDS * 1000 });
  } catch (error) {
    log.warn("session refused", { code: refusalCode(error) });
    return null;
  }
}

/** The session of Firebase's session cookie, with the account looked up now; else null. */
export async function findSession(cookie: string): Promise<StandingSession | null> {
  const { facts } = await decodeSessionCookie(cookie);
  const account = facts === null ? null : await findUser(facts.uid);
  if (facts === null || account === null || !isStanding(facts, account)) return null;
  const { authTimeSeconds, expiresAtSeconds } = facts;
  return { account, authTimeSeconds, expiresAtSeconds };
}

/** The sign-in from which a session cookie was made, valid or not; else null. */
export async function signInOfCookie(
  cookie: string,
): Promise<Pick<TokenFacts, "uid" | "authTimeSeconds"> | null> {
  return (await decodeSessionCookie(cookie)).facts;
}

function refuse(refusal: SignInRefusal, reason: string): SignInProof {
  log.warn("sign-in refused", { refusal, reason });
  return { account: null, refusal };
}
