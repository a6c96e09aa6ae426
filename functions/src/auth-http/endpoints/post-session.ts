import { z } from "zod/mini";
import type { StandingSession } from "../../identity/sign-in.ts";
import { findSession, openSession, proveSignIn } from "../../identity/sign-in.ts";
import { isSignInEnded } from "../../operations/access/sign-ins.ts";
import { nowSeconds } from "../../platform/clock.ts";
import type { Reply } from "../http/reply.ts";
import { refuse } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { sessionAnswer } from "../session/session-answer.ts";
import type { CookieContent } from "../session/session-cookie.ts";
import { setCookieHeader } from "../session/session-cookie.ts";
import { noteSignIn, standingSession } from "../session/standing-session.ts";

/** Strict: a client that sends more is trying to change what only the server decides. */
const updateSchema = z.strictObject({
  csrfToken: z.string(),
  data: z.optional(
    z.strictObject({ idToken: z.optional(z.string().check(z.minLength(1), z.maxLength(8192))) }),
  ),
});

/** The current session; an ID token of the same person also renews its start time. */
export async function postSession(request: AuthRequest): Promise<Reply> {
  const input = updateSchema.safeParse(request.body);
  if (!input.success) throw refuse(400, "onlyIdToken");
  const { cookie } = request;
  const session = await standingSession(request);
  if (session === null || cookie === null) return { status: 200, json: {} };
  const idToken = input.data.data?.idToken;
  return idToken === undefined
    ? { status: 200, json: sessionAnswer(session) }
    : renew(request, { cookie, session, idToken });
}

async function renew(
  request: AuthRequest,
  {
    cookie,
    session,
    idToken,
  }: { cookie: CookieContent; session: StandingSession; idToken: string },
): Promise<Reply> {
  const proof = await proveSignIn(idToken);
  const { account, refusal } = proof;
  if (refusal !== null) return { status: 401, refused: "signInAgain", json: { error: refusal } };
  if (account.uid !== session.account.uid) throw refuse(400, "idTokenOfOther");
  const signIn = { uid: account.uid, authTimeSeconds: proof.authTimeSeconds };
  const isOver = await isSignInEnded(signIn);
  const renewed = isOver ? null : await openSession(idToken);
  const opened = renewed === null ? null : await findSession(renewed);
  if (opened === null) throw refuse(401, "signInAgain");
  await noteSignIn(signIn, request);
  const content = { ...cookie, session: renewed, issuedAtSeconds: nowSeconds() };
  return {
    status: 200,
    json: sessionAnswer(opened),
    setCookie: setCookieHeader(content, request.keys, request.usesSecureCookies),
  };
}
