import { safeCallbackUrl } from "@crewline/domain/rules/sign-ins/safe-callback-url";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { authUrl } from "../session/auth-request.ts";
import { isProvider } from "../session/providers.ts";
import { invalidCallbackUrl, refuseWithUrl, toUrl } from "../session/to-url.ts";

/** The sign-in page, where credentials are entered. */
export function postSignin(request: AuthRequest): Reply {
  const target = safeCallbackUrl(request.body["callbackUrl"], request.appOrigin);
  if (target === null) return invalidCallbackUrl(request);
  const page = authUrl(request, "signin");
  return isProvider(request.provider)
    ? toUrl(request, 200, page)
    : refuseWithUrl(404, `${page}?error=Signin`);
}
