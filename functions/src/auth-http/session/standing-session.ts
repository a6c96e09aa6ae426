import type { StandingSession } from "../../identity/sign-in.ts";
import { findSession, signInOfCookie } from "../../identity/sign-in.ts";
import type { SignIn } from "../../operations/access/sign-ins.ts";
import { isSignInEnded, noteProof, noteUse } from "../../operations/access/sign-ins.ts";
import { log } from "../../platform/log.ts";
import type { AuthRequest } from "./auth-request.ts";

/**
 * Returns the session of the request's cookie, unless it was ended from another device; else null.
 */
export async function standingSession({ cookie }: AuthRequest): Promise<StandingSession | null> {
  const session = cookie?.session ? await findSession(cookie.session) : null;
  if (session === null || (await isSignInEnded(signInOf(session)))) return null;
  return session;
}

export function signInOf({ account, authTimeSeconds }: StandingSession): SignIn {
  return { uid: account.uid, authTimeSeconds };
}

/** The device list is optional: no sign-in fails because of it. */
export async function noteDevice(signIn: SignIn, { device }: AuthRequest): Promise<void> {
  await noteUse(signIn, device).catch(couldNotNote);
}

/** As `noteDevice`, for a sign-in that replaces the one in the request's cookie. */
export async function noteSignIn(signIn: SignIn, request: AuthRequest): Promise<void> {
  const { cookie, device } = request;
  const former = cookie?.session ? await signInOfCookie(cookie.session) : null;
  const isSame = former?.authTimeSeconds === signIn.authTimeSeconds;
  if (former === null || isSame || former.uid !== signIn.uid) return noteDevice(signIn, request);
  await noteProof(signIn, { former, device }).catch(couldNotNote);
}

function couldNotNote(error: unknown): void {
  log.warn("a device could not be noted", { error });
}
