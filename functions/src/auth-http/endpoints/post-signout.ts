import { safeCallbackUrl } from "@crewline/domain/session/safe-callback-url";
import type { AuthRequest } from "../auth-request.ts";
import type { Reply } from "../reply.ts";
import { clearCookieHeader } from "../session-cookie.ts";
import { invalidCallbackUrl, toUrl } from "../to-url.ts";

/** Ends the session of this browser; the same answer when there was none. */
export function postSignout(request: AuthRequest): Reply {
  const target = safeCallbackUrl(request.body["callbackUrl"], request.appOrigin);
  if (target === null) return invalidCallbackUrl(request);
  return {
    ...toUrl(request, 200, target),
    setCookie: clearCookieHeader(request.usesSecureCookies),
  };
}
