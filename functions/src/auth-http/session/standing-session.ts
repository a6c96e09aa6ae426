import type { StandingSession } from "../../identity/sign-in.ts";
import { findSession, signInOfCookie } from "../../identity/sign-in.ts";
import type { SignIn } from "../../operations/access/sign-ins.ts";
import { isSignInEnded, noteProof, noteUse } from "../../operations/access/sign-ins.ts";
import { log } from "../../platform/log.ts";
import type { AuthRequest } from "./auth-request.ts";

/** The session of the request's cookie, unless the person ended it elsewhere; null for none. */
export async function standingSession({ cookie }: AuthRequest): Promise<StandingSession | null> {
  const session = cookie?.session ? await findSession(cookie.session) : null;
  if (session === null || (await isSignInEnded(signInOf(session)))) return null;
  return session;
}

export function signInOf({ account, authTimeSeconds }: StandingSession): SignIn {
  return { uid: account.uid, authTimeSeconds };
}

/** The list of devices is a service to the person: no sign-in fails because of it. */
export async function noteDevice(signIn: SignIn, { device }: AuthRequest): Promise<void> {
  await noteUse(signIn, device).catch(couldNotNote);
}

/** As `noteDevice`, for a sign-in that takes the place of the one in the request's cookie. */
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
