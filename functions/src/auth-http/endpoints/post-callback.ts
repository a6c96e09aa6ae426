import { safeCallbackUrl } from "@crewline/domain/rules/sign-ins/safe-callback-url";
import { tooManyAttempts } from "@crewline/domain/words/requests/too-many-attempts";
import { z } from "zod/mini";
import { openSession, proveSignIn } from "../../identity/sign-in.ts";
import { countAttempt, findWait } from "../../operations/access/count-attempt.ts";
import { isSignInEnded } from "../../operations/access/sign-ins.ts";
import { nowSeconds } from "../../platform/clock.ts";
import type { Reply } from "../http/reply.ts";
import type { AuthRequest } from "../session/auth-request.ts";
import { isProvider } from "../session/providers.ts";
import { newCookieContent, setCookieHeader } from "../session/session-cookie.ts";
import { noteSignIn } from "../session/standing-session.ts";
import { errorPageUrl, invalidCallbackUrl, toErrorPage, toUrl } from "../session/to-url.ts";

const idTokenSchema = z.string().check(z.minLength(1), z.maxLength(8192));

/**
 * Opens a session with an ID token. The cookie gets a new nonce, so that a value from before the
 * sign-in, which an attacker may have planted, becomes worthless.
 */
export async function postCallback(request: AuthRequest): Promise<Reply> {
  if (!isProvider(request.provider)) return { status: 404, refused: "noProvider" };
  const target = safeCallbackUrl(request.body["callbackUrl"], request.appOrigin);
  if (target === null) return invalidCallbackUrl(request);
  const { addresses } = request;
  const wait = await findWait("signInFailure", { addresses });
  if (wait !== null) return refuseAttempt(request, wait);
  const reply = await signIn(request, target);
  if (reply.setCookie === undefined && reply.status !== 429) {
    await countAttempt("signInFailure", { addresses });
  }
  return reply;
}

async function signIn(request: AuthRequest, target: string): Promise<Reply> {
  const idToken = idTokenSchema.safeParse(request.body["idToken"]);
  if (!idToken.success) return toErrorPage(request, 401, "CredentialsSignin");
  const proof = await proveSignIn(idToken.data);
  if (proof.refusal !== null) {
    return toErrorPage(request, proof.refusal === "AccessDenied" ? 403 : 401, proof.refusal);
  }
  const { uid } = proof.account;
  const wait = await countAttempt("signIn", { uid });
  if (wait !== null) return refuseAttempt(request, wait);
  const signedIn = { uid, authTimeSeconds: proof.authTimeSeconds };
  const session = (await isSignInEnded(signedIn)) ? null : await openSession(idToken.data);
  if (session === null) return toErrorPage(request, 401, "CredentialsSignin");
  await noteSignIn(signedIn, request);
  return { ...toUrl(request, 200, target), setCookie: cookieFor(session, request) };
}

function cookieFor(session: string, { keys, usesSecureCookies }: AuthRequest): string {
  return setCookieHeader(newCookieContent(session, nowSeconds()), keys, usesSecureCookies);
}

/** Refuses for now; the client reads the error's name from the URL. */
function refuseAttempt(request: AuthRequest, retryAfterSeconds: number): Reply {
  const message = tooManyAttempts(retryAfterSeconds, request.locale);
  const url = errorPageUrl(request, "TooManyAttempts");
  return { status: 429, retryAfterSeconds, json: { url, message } };
}
