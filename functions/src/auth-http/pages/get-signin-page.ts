import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { safeCallbackUrl } from "@crewline/domain/rules/sign-ins/safe-callback-url";
import { signInMessage, signInPageError } from "@crewline/domain/records/sign-ins/session-error";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { queryValue } from "../session/auth-request.ts";
import { renderPage } from "./page.ts";

/** Explains why a sign-in is needed and links to the login, which returns to the callback URL. */
export function getSigninPage(request: AuthRequest): Reply {
  const callbackUrl = queryValue(request, "callbackUrl");
  const target = safeCallbackUrl(callbackUrl, request.appOrigin);
  const error = queryValue(request, "error");
  const query = new URLSearchParams();
  if (target !== null && callbackUrl) query.set("callbackUrl", target);
  const name = signInPageError(error);
  if (name !== null) query.set("error", name);
  const html = renderPage({
    title: `Sign in to ${PRODUCT_NAME}`,
    message: target === null ? "The address to return to is not valid." : signInMessage(error),
    link: { href: query.size === 0 ? "/login" : `/login?${query}`, label: "Go to sign-in" },
  });
  return { status: target === null ? 400 : 200, html };
}
