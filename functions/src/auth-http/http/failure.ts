import { randomUUID } from "node:crypto";
import { sessionErrorCodes } from "@crewline/domain/records/sign-ins/session-error";
import { isOutage, isSetUpProblem } from "../../identity/auth-error.ts";
import { log } from "../../platform/log.ts";
import type { Reply } from "./reply.ts";

/** Without a secret no cookie can be sealed or opened. */
export function missingSecret(error: unknown): Reply {
  const code = sessionErrorCodes.MissingSecret;
  log.error("the session endpoints are not configured", { code, error });
  return { status: 500, refused: "notConfigured" };
}

/** Logs the error under a number that the person can quote; the answer holds nothing else. */
export function failure(error: unknown): Reply {
  if (isSetUpProblem(error)) return missingAuthorize(error);
  if (isOutage(error)) return unreachable(error);
  return { status: 500, refused: "unexpected", json: noted(error) };
}

/**
 * Replies with 503: it is unknown whether there is a session, which must not look like a sign-out.
 */
export function unreachable(error: unknown): Reply {
  return { status: 503, refused: "signInUnreachable", json: noted(error) };
}

/** The identity service refuses this server's own credentials: a fault of ours to fix. */
function missingAuthorize(error: unknown): Reply {
  const code = sessionErrorCodes.MissingAuthorize;
  log.error("the identity service is not set up for this server", { code, error });
  return { status: 500, refused: "notConfigured" };
}

function noted(error: unknown): { requestId: string } {
  const requestId = randomUUID();
  const code = sessionErrorCodes.UnknownError;
  log.error("a session request failed", { code, requestId, error });
  return { requestId };
}
