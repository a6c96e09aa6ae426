import { authErrorCode } from "../firebase/auth-error-code.ts";
import { signedInUser } from "../firebase/signed-in-user.ts";
import { stepUp } from "./step-up.ts";

/** The identity service and our server require proof of the last 300 s; 30 s are for typing. */
const RECENT_MS = 270_000;

export type Guarded<T> = { isDone: true; result: T } | { isDone: false };

/**
 * Does what needs a sign-in of the last minutes, after a step-up when the last proof is older.
 * Nothing is done when the step-up is cancelled.
 */
export async function withRecentSignIn<T>(action: () => Promise<T>): Promise<Guarded<T>> {
  if (!(await isRecent()) && !(await stepUp())) return { isDone: false };
  try {
    return { isDone: true, result: await action() };
  } catch (error) {
    if (authErrorCode(error) !== "requires-recent-login") throw error;
  }
  return (await stepUp()) ? { isDone: true, result: await action() } : { isDone: false };
}

async function isRecent(): Promise<boolean> {
  const { authTime } = await signedInUser().getIdTokenResult();
  return Date.now() <= Date.parse(authTime) + RECENT_MS;
}
