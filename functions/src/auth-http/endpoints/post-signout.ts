import { safeCallbackUrl } from "@crewline/domain/session/safe-callback-url";
import { forgetDevice } from "../../store/sign-ins.ts";
import type { AuthRequest } from "../auth-request.ts";
import type { Reply } from "../reply.ts";
import { clearCookieHeader } from "../session-cookie.ts";
import { signInOf, standingSession } from "../standing-session.ts";
import { invalidCallbackUrl, toUrl } from "../to-url.ts";

/** Ends the session of this browser; the same answer when there was none. */
export async function postSignout(request: AuthRequest): Promise<Reply> {
  const target = safeCallbackUrl(request.body["callbackUrl"], request.appOrigin);
  if (target === null) return invalidCallbackUrl(request);
  const session = await standingSession(request).catch(() => null);
  if (session !== null) await forgetDevice(signInOf(session)).catch(() => null);
  return {
    ...toUrl(request, 200, target),
    setCookie: clearCookieHeader(request.usesSecureCookies),
  };
}
