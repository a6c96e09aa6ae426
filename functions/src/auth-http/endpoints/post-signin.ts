import type { AuthRequest } from "../auth-request.ts";
import { authUrl } from "../auth-request.ts";
import { isProvider } from "../providers.ts";
import type { Reply } from "../reply.ts";
import { refuseWithUrl, toUrl } from "../to-url.ts";

/** Where a person types the credentials: the sign-in page. */
export function postSignin(request: AuthRequest): Reply {
  const page = authUrl(request, "signin");
  return isProvider(request.provider)
    ? toUrl(request, 200, page)
    : refuseWithUrl(404, `${page}?error=Signin`);
}
