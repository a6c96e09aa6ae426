import type { ErrorPageError } from "@crewline/domain/records/sign-ins/session-error";
import { errorPageError, signInPageError } from "@crewline/domain/records/sign-ins/session-error";
import { errorPageWords, signInPageWords } from "@crewline/domain/words/sign-ins/session-words";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { authUrl, queryValue } from "../session/auth-request.ts";
import { renderPage } from "./page.ts";

const statuses: Record<ErrorPageError, number> = {
  AccessDenied: 403,
  Verification: 403,
  Configuration: 500,
};

/** Explains an error of the session; the sign-in page explains those of a sign-in. */
export function getErrorPage(request: AuthRequest): Reply {
  const error = queryValue(request, "error");
  const forSignIn = signInPageError(error);
  if (forSignIn !== null) {
    return { status: 302, location: `${authUrl(request, "signin")}?error=${forSignIn}` };
  }
  const name = errorPageError(error);
  const html = renderPage({
    ...errorPageWords(name, request.locale),
    link: { href: "/login", label: signInPageWords(request.locale).toSignIn },
    language: request.locale.language,
  });
  return { status: name === null ? 200 : statuses[name], html };
}
