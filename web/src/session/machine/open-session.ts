import { establishSession } from "./establish-session.ts";
import { fetchSession } from "./fetch-session.ts";
import type { AuthUser } from "../firebase/identity-service.ts";
import { leaveIdentityService } from "./leave-session.ts";
import { refetchLater } from "./refetch-session.ts";
import type { SignInResult } from "../cookie/session-calls.ts";
import type { SessionMemory } from "./session-memory.ts";
import type { SessionState } from "./session-state.ts";

const JUST_NOW_MS = 300_000;

/** Gets a session for the user; one at a time, and what happened meanwhile is looked at after. */
export async function openSession(memory: SessionMemory): Promise<void> {
  const { user } = memory;
  if (!user || memory.isBusy) return;
  memory.isEstablishing = true;
  memory.fetchTurn += 1;
  memory.publish({ error: null, errorMessage: null });
  const result = await establishSession(user, memory.ports).catch((error: unknown) =>
    memory.logFailure(error),
  );
  // After a refused token another tab's sign-in may stand, which is as good as our own.
  if (result?.ok || result?.error === "MissingCSRF") await fetchSession(memory);
  memory.isEstablishing = false;
  await settle(memory, user, result);
  if (memory.user?.uid !== user.uid) memory.reconcile();
}

/** No answer leaves the session unknown, a wait is waited for, any other refusal signs out. */
async function settle(
  memory: SessionMemory,
  user: AuthUser,
  result: SignInResult | null,
): Promise<void> {
  if (memory.session?.user.guid === user.uid) {
    memory.isProvenAnew = false;
    memory.publish({});
    return memory.ports.sendMessage("getSession");
  }
  const wait = result?.wait;
  if (result === null || wait) memory.session = undefined;
  memory.publish(refusalOf(result, memory.metUid === user.uid || isOfBefore(memory)));
  if (wait) refetchLater(memory, wait.seconds * 1000);
  else if (result !== null) await leaveIdentityService(memory);
}

/** True when nobody has typed a password just now: the browser remembered this sign-in. */
function isOfBefore({ state, ports }: SessionMemory): boolean {
  const authTimeMs = (state.identity?.authTimeSeconds ?? 0) * 1000;
  return authTimeMs > 0 && ports.nowMs() > authTimeMs + JUST_NOW_MS;
}

/**
 * A sign-in that worked, after which there is no session, lost its cookie on the way; one of before
 * that is refused has ended.
 */
function refusalOf(
  result: SignInResult | null,
  wasRemembered: boolean,
): Pick<SessionState, "error" | "errorMessage"> {
  const refusal = result?.ok ? "MissingCSRF" : (result?.error ?? null);
  const error = wasRemembered && refusal === "CredentialsSignin" ? "SignInEnded" : refusal;
  return { error, errorMessage: result?.wait?.message ?? null };
}
