import { findSession } from "../../identity/sign-in.ts";
import type { AuthRequest } from "../auth-request.ts";
import type { Reply } from "../reply.ts";
import { sessionAnswer } from "../session-answer.ts";

/**
 * The session, or `{}`. Never sets or clears the cookie: an answer that is late must not undo
 * the sign-in or sign-out that overtook it.
 */
export async function getSession({ cookie }: AuthRequest): Promise<Reply> {
  const session = cookie?.session ? await findSession(cookie.session) : null;
  return { status: 200, json: session === null ? {} : sessionAnswer(session) };
}
