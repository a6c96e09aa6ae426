import { safeCallbackUrl } from "@crewline/domain/rules/sign-ins/safe-callback-url";
import { endView } from "../../operations/access/end-view.ts";
import type { SignIn } from "../../operations/access/sign-ins.ts";
import { forgetDevice } from "../../operations/access/sign-ins.ts";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { clearCookieHeader } from "../session/session-cookie.ts";
import { signInOf, standingSession } from "../session/standing-session.ts";
import { invalidCallbackUrl, toUrl } from "../session/to-url.ts";

/** Product staff who sign out while they view a company have left it, too. */
async function leave(signIn: SignIn): Promise<void> {
  await forgetDevice(signIn);
  await endView(signIn.uid);
}

/** Ends the session of this browser; the answer is the same without one. */
export async function postSignout(request: AuthRequest): Promise<Reply> {
  const target = safeCallbackUrl(request.body["callbackUrl"], request.appOrigin);
  if (target === null) return invalidCallbackUrl(request);
  const session = await standingSession(request).catch(() => null);
  if (session !== null) await leave(signInOf(session)).catch(() => null);
  return {
    ...toUrl(request, 200, target),
    setCookie: clearCookieHeader(request.usesSecureCookies),
  };
}
