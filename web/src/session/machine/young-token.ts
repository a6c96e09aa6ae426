import type { AuthUser, TokenFacts } from "../firebase/identity-service.ts";
import type { SessionPorts } from "./session-state.ts";

/** The server refuses older tokens for a session: 300 s, less half a minute for the way. */
const MAX_AGE_MS = 270_000;

/** An ID token that is young enough for the server to open or to renew a session with it. */
export async function youngToken(user: AuthUser, { nowMs }: SessionPorts): Promise<string> {
  const present = await user.readToken(false);
  return isYoung(present, nowMs()) ? present.token : (await user.readToken(true)).token;
}

export function isYoung(facts: TokenFacts | null, nowMs: number): boolean {
  return facts !== null && nowMs <= facts.issuedAtMs + MAX_AGE_MS;
}
