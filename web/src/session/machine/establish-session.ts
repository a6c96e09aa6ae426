import type { AuthUser, TokenFacts } from "../firebase/identity-service.ts";
import type { SignInResult } from "../cookie/session-calls.ts";
import type { SessionPorts } from "./session-state.ts";

/** The server refuses older tokens for a sign-in: 300 s, less half a minute for the way. */
const MAX_TOKEN_AGE_MS = 270_000;

/** Signs the user in at our server; null when the browser is sent to the error page. */
export async function establishSession(
  user: AuthUser,
  ports: SessionPorts,
): Promise<SignInResult | null> {
  const signIn = (idToken: string) =>
    ports.calls.signIn("firebase", { idToken, redirect: false, callbackUrl: "/" });
  const first = await signIn(await youngToken(user, ports));
  if (first?.error !== "StaleToken") return first;
  return signIn((await user.readToken(true)).token);
}

/** A token that is young enough for the server to open or to renew a session with it. */
export async function youngToken(user: AuthUser, { nowMs }: SessionPorts): Promise<string> {
  const present = await user.readToken(false);
  return isFresh(present, nowMs()) ? present.token : (await user.readToken(true)).token;
}

export function isFresh(facts: TokenFacts | null, nowMs: number): boolean {
  return facts !== null && nowMs <= facts.issuedAtMs + MAX_TOKEN_AGE_MS;
}
