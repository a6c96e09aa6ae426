import type { Account } from "../firebase/identity-service.ts";
import type { SignInResult } from "../cookie/session-request.ts";
import { askLater } from "./ask-again.ts";
import { askSession } from "./ask-session.ts";
import type { SessionMemory } from "./session-memory.ts";
import type { SessionPorts, SessionState } from "./session-state.ts";
import { leaveIdentityService } from "./sign-out-everywhere.ts";
import { youngToken } from "./young-token.ts";

const JUST_NOW_MS = 300_000;

/** Gets a session for the login; what happened meanwhile is looked at after. */
export async function openSession(memory: SessionMemory): Promise<void> {
  const { account } = memory;
  if (!account) return void memory.move("refused");
  memory.askTurn += 1;
  memory.publish({ error: null, errorMessage: null });
  const result = await signIn(account, memory.ports).catch((error: unknown) =>
    memory.logFailure(error),
  );
  // After a refused token another tab's sign-in may be valid, which is as good as our own.
  if (result?.ok || result?.error === "MissingCSRF") await askSession(memory);
  await conclude(memory, account, result);
  if (memory.account?.uid !== account.uid) memory.reconcile();
}

/** Signs in at our server; null when the browser is sent to the error page. */
async function signIn(account: Account, ports: SessionPorts): Promise<SignInResult | null> {
  const post = (idToken: string) =>
    ports.calls.signIn("firebase", { idToken, redirect: false, callbackUrl: "/" });
  const first = await post(await youngToken(account, ports));
  if (first?.error !== "StaleToken") return first;
  return post((await account.readToken(true)).token);
}

/** No answer leaves the session unknown, a wait is waited for, any other refusal signs out. */
async function conclude(
  memory: SessionMemory,
  account: Account,
  result: SignInResult | null,
): Promise<void> {
  if (memory.session?.user.guid === account.uid) {
    memory.move("opened");
    memory.hasNewProof = false;
    memory.publish({});
    return memory.ports.sendMessage("getSession");
  }
  const wait = result?.wait;
  const isUnanswered = result === null || wait !== undefined;
  memory.move(isUnanswered ? "unanswered" : "refused");
  if (isUnanswered) memory.session = undefined;
  memory.publish(refusalOf(result, memory.metUid === account.uid || isOfBefore(memory)));
  if (wait) askLater(memory, wait.seconds * 1000);
  else if (!isUnanswered) await leaveIdentityService(memory);
}

/** True when the browser remembered this sign-in: its password was not typed just now. */
function isOfBefore({ state, ports }: SessionMemory): boolean {
  const authTimeMs = (state.login?.authTimeSeconds ?? 0) * 1000;
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
