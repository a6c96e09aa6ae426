import { safeCallbackUrl } from "@crewline/domain/rules/sign-ins/safe-callback-url";
import { signInPageError } from "@crewline/domain/records/sign-ins/session-error";
import { signInMessage, signInPageWords } from "@crewline/domain/words/sign-ins/session-words";
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
  const words = signInPageWords(request.locale);
  const html = renderPage({
    title: words.signInTitle,
    message: target === null ? words.wrongReturn : signInMessage(error, request.locale),
    link: { href: query.size === 0 ? "/login" : `/login?${query}`, label: words.toSignIn },
    language: request.locale.language,
  });
  return { status: target === null ? 400 : 200, html };
}
