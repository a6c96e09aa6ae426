import type { Account, IdToken } from "../firebase/identity-service.ts";
import type { SessionPorts } from "./session-state.ts";

/** The server refuses older tokens for a session: 300 s, less half a minute for the way. */
const MAX_AGE_MS = 270_000;

/** An ID token that is young enough for the server to open or to renew a session with it. */
export async function youngToken(account: Account, { nowMs }: SessionPorts): Promise<string> {
  const present = await account.readToken(false);
  return isYoung(present, nowMs()) ? present.token : (await account.readToken(true)).token;
}

export function isYoung(token: IdToken | null, nowMs: number): boolean {
  return token !== null && nowMs <= token.issuedAtMs + MAX_AGE_MS;
}
