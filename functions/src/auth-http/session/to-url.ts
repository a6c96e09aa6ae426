import { sessionErrorCodes } from "@crewline/domain/records/sign-ins/session-error";
import type { SignInError } from "@crewline/domain/records/sign-ins/session-error";
import { log } from "../../platform/log.ts";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "./auth-request.ts";
import { authUrl } from "./auth-request.ts";

/** Sends the browser to a URL: as JSON if the client asked for it, else by redirect. */
export function toUrl(request: AuthRequest, status: number, url: string): Reply {
  const { json } = request.body;
  return json === "true" || json === true
    ? { status, json: { url } }
    : { status: 302, location: url };
}

/** Refuses with its own status, also for forms without a script: a redirect would hide it. */
export function refuseWithUrl(status: number, url: string): Reply {
  return { status, json: { url } };
}

/**
 * The error page for a failed sign-in, in the form from which the client reads the error. As with
 * NextAuth, only wrong credentials name the provider.
 */
export function toErrorPage(request: AuthRequest, status: number, error: SignInError): Reply {
  return toUrl(request, status, errorPageUrl(request, error));
}

export function errorPageUrl(request: AuthRequest, error: SignInError): string {
  const query = new URLSearchParams({ error });
  if (error === "CredentialsSignin" && request.provider !== null) {
    query.set("provider", request.provider);
  }
  return `${authUrl(request, "error")}?${query}`;
}

/** A callback URL that only an attack or a mistake explains; never redirected to. */
export function invalidCallbackUrl(request: AuthRequest): Reply {
  log.warn("callback URL refused", { code: sessionErrorCodes.InvalidCallbackUrl });
  const url = `${authUrl(request, "error")}?error=InvalidCallbackUrl`;
  return { status: 400, refused: "callbackInvalid", json: { url } };
}
