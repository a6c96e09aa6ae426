import { safeCallbackUrl } from "@crewline/domain/session/safe-callback-url";
import type { AuthRequest } from "../auth-request.ts";
import { authUrl } from "../auth-request.ts";
import { isProvider } from "../providers.ts";
import type { Reply } from "../reply.ts";
import { invalidCallbackUrl, refuseWithUrl, toUrl } from "../to-url.ts";

/** Where a person types the credentials: the sign-in page. */
export function postSignin(request: AuthRequest): Reply {
  const target = safeCallbackUrl(request.body["callbackUrl"], request.appOrigin);
  if (target === null) return invalidCallbackUrl(request);
  const page = authUrl(request, "signin");
  return isProvider(request.provider)
    ? toUrl(request, 200, page)
    : refuseWithUrl(404, `${page}?error=Signin`);
}
