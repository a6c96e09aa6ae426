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
import type { IdToken } from "./id-token.ts";
import { isAllowedProvider } from "./id-token.ts";
import type { Account } from "./account.ts";
import { findUser } from "./users.ts";

export type SignInRefusal = "CredentialsSignin" | "AccessDenied" | "StaleToken";

export type SignInProof =
  | { account: Account; authTimeSeconds: number; refusal: null }
  | { account: null; refusal: SignInRefusal };

/** A valid session: the current account and the end of the session. */
export interface StandingSession {
  account: Account;
  authTimeSeconds: number;
  expiresAtSeconds: number;
}

/**
 * Checks whether an ID token may open a session: valid, issued in the last 300 s, from a sign-in of
 * the last 30 days by a provider that proves the address, of a valid account. The reason of a
 * refusal is logged and returned as one of three names.
 */
export async function proveSignIn(idToken: string): Promise<SignInProof> {
  const { token, code } = await decodeIdToken(idToken);
  if (token === null) return refuse("CredentialsSignin", code);
  const refusal = refusalOf(token, nowSeconds());
  if (refusal !== null) return refuse(refusal, `sign-in by ${token.signInProvider}`);
  const account = await findUser(token.uid);
  if (account === null) return refuse("CredentialsSignin", "auth/user-not-found");
  if (account.isDisabled || account.email === null) return refuse("AccessDenied", "account");
  if (!isStanding(token, account)) return refuse("CredentialsSignin", "auth/id-token-revoked");
  return { account, authTimeSeconds: token.authTimeSeconds, refusal: null };
}

/** Returns the reason why a valid token does not open a session, or null if it does. */
export function refusalOf(token: IdToken, at: number): SignInRefusal | null {
  if (!isAllowedProvider(token.signInProvider)) return "AccessDenied";
  if (at - token.authTimeSeconds > LONGEST_SIGN_IN_SECONDS) return "CredentialsSignin";
  if (at - token.issuedAtSeconds > ID_TOKEN_MAX_AGE_SECONDS) return "StaleToken";
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
  const { token } = await decodeSessionCookie(cookie);
  const account = token === null ? null : await findUser(token.uid);
  if (token === null || account === null || !isStanding(token, account)) return null;
  const { authTimeSeconds, expiresAtSeconds } = token;
  return { account, authTimeSeconds, expiresAtSeconds };
}

/** The sign-in from which a session cookie was made, valid or not; else null. */
export async function signInOfCookie(
  cookie: string,
): Promise<Pick<IdToken, "uid" | "authTimeSeconds"> | null> {
  return (await decodeSessionCookie(cookie)).token;
}

function refuse(refusal: SignInRefusal, reason: string): SignInProof {
  log.warn("sign-in refused", { refusal, reason });
  return { account: null, refusal };
}
