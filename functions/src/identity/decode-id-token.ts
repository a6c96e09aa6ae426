import { nowSeconds } from "../platform/clock.ts";
import { authClient } from "./auth-client.ts";
import { refusalCode } from "./auth-error.ts";
import type { TokenFacts } from "./token-facts.ts";
import { readTokenFacts } from "./token-facts.ts";
import type { UserAccount } from "./user-account.ts";

export type Decoded =
  | { facts: TokenFacts; code: null }
  /** `code` is the reason, for the log only. */
  | { facts: null; code: string };

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
export function isStanding(facts: TokenFacts, account: UserAccount): boolean {
  return !account.isDisabled && facts.authTimeSeconds >= account.validAfterSeconds;
}

async function decodeWith(verify: () => Promise<unknown>): Promise<Decoded> {
  try {
    const facts = readTokenFacts(await verify(), nowSeconds());
    return facts === null ? { facts, code: "token-times" } : { facts, code: null };
  } catch (error) {
    return { facts: null, code: refusalCode(error) };
  }
}
