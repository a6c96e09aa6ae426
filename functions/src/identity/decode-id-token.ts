import { nowSeconds } from "../platform/clock.ts";
import { authClient } from "./auth-client.ts";
import { refusalCode } from "./auth-error.ts";
import type { IdToken } from "./id-token.ts";
import { readIdToken } from "./id-token.ts";
import type { Account } from "./account.ts";

export type Decoded =
  | { token: IdToken; code: null }
  /** `code` is the reason, for the log only. */
  | { token: null; code: string };

/** Checks signature, project and times of an ID token; not whether its account is still valid. */
export async function decodeIdToken(token: string): Promise<Decoded> {
  const client = await authClient();
  return decodeWith(() => client.verifyIdToken(token));
}

/** The same for a session cookie, whose claims are frozen: only uid and times may be used. */
export async function decodeSessionCookie(cookie: string): Promise<Decoded> {
  const client = await authClient();
  return decodeWith(() => client.verifySessionCookie(cookie));
}

/** True when the account is enabled and this sign-in was not revoked; resolution one second. */
export function isStanding(token: IdToken, account: Account): boolean {
  return !account.isDisabled && token.authTimeSeconds >= account.validAfterSeconds;
}

async function decodeWith(verify: () => Promise<unknown>): Promise<Decoded> {
  try {
    const token = readIdToken(await verify(), nowSeconds());
    return token === null ? { token, code: "token-times" } : { token, code: null };
  } catch (error) {
    return { token: null, code: refusalCode(error) };
  }
}
