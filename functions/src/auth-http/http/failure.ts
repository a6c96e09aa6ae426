import { randomUUID } from "node:crypto";
import { sessionErrorCodes } from "@crewline/domain/records/sign-ins/session-error";
import { isOutage, isSetUpProblem } from "../../identity/auth-error.ts";
import { log } from "../../platform/log.ts";
import type { Reply } from "./reply.ts";

const notConfigured =
  "There is a problem with the server configuration. Check the server logs for more information.";

/** Without a secret no cookie can be sealed or opened. */
export function missingSecret(error: unknown): Reply {
  const code = sessionErrorCodes.MissingSecret;
  log.error("the session endpoints are not configured", { code, error });
  return { status: 500, json: { message: notConfigured } };
}

/** Logs the error under a number that the person can quote; the answer holds nothing else. */
export function failure(error: unknown): Reply {
  if (isSetUpProblem(error)) return missingAuthorize(error);
  if (isOutage(error)) return unreachable(error);
  return { status: 500, json: { message: "Something went wrong on our side.", ...noted(error) } };
}

/**
 * Replies with 503: it is unknown whether there is a session, which must not look like a sign-out.
 */
export function unreachable(error: unknown): Reply {
  const json = { message: "The sign-in service cannot be reached.", ...noted(error) };
  return { status: 503, json };
}

/** The identity service refuses this server's own credentials: a fault of ours to fix. */
function missingAuthorize(error: unknown): Reply {
  const code = sessionErrorCodes.MissingAuthorize;
  log.error("the identity service is not set up for this server", { code, error });
  return { status: 500, json: { message: notConfigured } };
}

function noted(error: unknown): { requestId: string } {
  const requestId = randomUUID();
  const code = sessionErrorCodes.UnknownError;
  log.error("a session request failed", { code, requestId, error });
  return { requestId };
}
