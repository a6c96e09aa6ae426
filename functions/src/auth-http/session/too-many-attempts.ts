import { tooManyAttempts } from "@crewline/domain/rules/violations/too-many-attempts";
import type { AuthRequest } from "./auth-request.ts";
import type { Reply } from "../http/reply.ts";
import { errorPageUrl } from "./to-url.ts";

/** Refuses for now; the URL is where the client reads the error's name from. */
export function refuseAttempt(request: AuthRequest, retryAfterSeconds: number): Reply {
  const message = tooManyAttempts(retryAfterSeconds);
  const url = errorPageUrl(request, "TooManyAttempts");
  return { status: 429, retryAfterSeconds, json: { url, message } };
}
