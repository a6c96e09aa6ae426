import { unreachable } from "../http/failure.ts";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { sessionAnswer } from "../session/session-answer.ts";
import { noteDevice, signInOf, standingSession } from "../session/standing-session.ts";

/**
 * The session, or `{}`; 503 when it cannot be determined. Never sets or clears the cookie: a late
 * answer must not undo a newer sign-in or sign-out.
 */
export function getSession(request: AuthRequest): Promise<Reply> {
  return readSession(request).catch(unreachable);
}

async function readSession(request: AuthRequest): Promise<Reply> {
  const session = await standingSession(request);
  if (session === null) return { status: 200, json: {} };
  await noteDevice(signInOf(session), request);
  return { status: 200, json: sessionAnswer(session) };
}
