import type { AuthUser, TokenFacts } from "./identity.ts";
import type { SignInResult } from "./session-calls.ts";
import type { SessionPorts } from "./session-state.ts";

/** The server refuses older tokens for a sign-in: 300 s, less half a minute for the way. */
const MAX_TOKEN_AGE_MS = 270_000;

/** Signs the user in at our server with a token that is young enough for it. */
export async function establishSession(
  user: AuthUser,
  { calls, nowMs }: SessionPorts,
): Promise<SignInResult> {
  const present = await user.readToken(false);
  const facts = isFresh(present, nowMs()) ? present : await user.readToken(true);
  const first = await calls.signIn(facts.token, "/");
  if (first.error !== "StaleToken") return first;
  return calls.signIn((await user.readToken(true)).token, "/");
}

export function isFresh(facts: TokenFacts | null, nowMs: number): boolean {
  return facts !== null && nowMs <= facts.issuedAtMs + MAX_TOKEN_AGE_MS;
}
