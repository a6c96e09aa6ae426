import type { AuthSession } from "../cookie/auth-session.ts";
import type { SessionMemory } from "./session-memory.ts";
import { endSession } from "./sign-out-everywhere.ts";
import { youngToken } from "./young-token.ts";

const RENEW_BEFORE_MS = 24 * 3_600_000;

export function endsSoon({ expires }: AuthSession, nowMs: number): boolean {
  return Date.parse(expires) < nowMs + RENEW_BEFORE_MS;
}

/** Renews the session, with a young ID token unless one is given; nothing without a session. */
export async function renewSession(
  memory: SessionMemory,
  given?: string,
): Promise<AuthSession | null> {
  const { account, session, state, ports } = memory;
  if (!account || !session || state.status === "loading") return null;
  const idToken = given ?? (await youngToken(account, ports));
  const turn = ++memory.askTurn;
  const renewed = await ports.calls.update(idToken);
  // An answer that a sign-out has overtaken brought its cookie back.
  if (memory.account === null && renewed !== null) await endSession(memory);
  if (renewed === null || turn !== memory.askTurn) return null;
  memory.session = renewed;
  memory.publish({});
  ports.sendMessage("getSession");
  return renewed;
}
