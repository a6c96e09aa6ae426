import type { ErrorPageError } from "@crewline/domain/records/sign-ins/session-error";
import {
  errorPageError,
  errorPageMessage,
  signInPageError,
} from "@crewline/domain/records/sign-ins/session-error";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { authUrl, queryValue } from "../session/auth-request.ts";
import { renderPage } from "./page.ts";

const statuses: Record<ErrorPageError, number> = {
  AccessDenied: 403,
  Verification: 403,
  Configuration: 500,
};

const titles: Record<ErrorPageError, string> = {
  AccessDenied: "Access denied",
  Verification: "Unable to sign in",
  Configuration: "Server error",
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
    title: name === null ? "Error" : titles[name],
    message: name === null ? "Something went wrong. Please try again." : errorPageMessage(name),
    link: { href: "/login", label: "Go to sign-in" },
  });
  return { status: name === null ? 200 : statuses[name], html };
}
