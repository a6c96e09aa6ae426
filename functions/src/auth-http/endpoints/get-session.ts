import type { AuthRequest } from "../auth-request.ts";
import { unreachable } from "../failure.ts";
import type { Reply } from "../reply.ts";
import { sessionAnswer } from "../session-answer.ts";
import { noteDevice, signInOf, standingSession } from "../standing-session.ts";

/**
 * The session, or `{}`; 503 whatever keeps us from knowing. Never sets or clears the cookie: an
 * answer that is late must not undo the sign-in or sign-out that overtook it.
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
