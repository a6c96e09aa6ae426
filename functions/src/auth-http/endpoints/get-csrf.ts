import { nowSeconds } from "../../platform/clock.ts";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { csrfTokenOf } from "../session/csrf-token.ts";
import { newCookieContent, setCookieHeader } from "../session/session-cookie.ts";

/** The token of the request's cookie; sets a cookie only when no valid one came. */
export function getCsrf({ cookie, keys, usesSecureCookies }: AuthRequest): Reply {
  if (cookie !== null) return { status: 200, json: { csrfToken: csrfTokenOf(cookie.nonce, keys) } };
  const content = newCookieContent(null, nowSeconds());
  return {
    status: 200,
    json: { csrfToken: csrfTokenOf(content.nonce, keys) },
    setCookie: setCookieHeader(content, keys, usesSecureCookies),
  };
}
