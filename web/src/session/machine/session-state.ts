import type { AuthSession } from "../cookie/auth-session.ts";
import type { IdentityService } from "../firebase/identity-service.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { KeptToken } from "../firebase/kept-token.ts";
import type { KnownProof } from "../cookie/known-proof.ts";
import type { SessionCalls } from "../cookie/session-calls.ts";
import type { SessionCookies } from "../cookie/session-cookies.ts";
import type { SessionTrigger } from "../cookie/session-messages.ts";

export interface SessionPorts {
  auth: IdentityService;
  calls: SessionCalls;
  cookies: SessionCookies;
  knownProof: KnownProof;
  keptToken: KeptToken;
  sendMessage(trigger: SessionTrigger): void;
  staffDomain: string;
  nowMs(): number;
}

export type SessionStatus = "loading" | "authenticated" | "unauthenticated";

export interface SessionState {
  status: SessionStatus;
  session: AuthSession | null;
  /** undefined until the identity service has answered. */
  login: Login | null | undefined;
  /** Whose copy is shown while `login` is undefined; null otherwise, and without one to show. */
  lastLogin: Login | null;
  /** The answer of the session endpoint: `missing` when the last request got no answer. */
  answer: "pending" | "given" | "missing";
  /** The reason why the session endpoint refused the last sign-in, or why the session ended. */
  error: string | null;
  /** The server's own sentence about the error, when it has one. */
  errorMessage: string | null;
  /** True while the identity service cannot be reached, so that the token is none or an old one. */
  isUnreachable: boolean;
  isSignedOutByChoice: boolean;
  /** True once a login was signed in on this page. */
  wasSignedIn: boolean;
}

export type AskReason = "start" | "storage" | "visible" | "poll" | "online";

export const unknownState: SessionState = {
  status: "loading",
  session: null,
  login: undefined,
  lastLogin: null,
  answer: "pending",
  error: null,
  errorMessage: null,
  isUnreachable: false,
  isSignedOutByChoice: false,
  wasSignedIn: false,
};

/** To whom the screens are shown: the signed-in login or, until one is known, the copy's owner. */
export function shownLogin({ login, lastLogin }: SessionState): Login | null {
  return login ?? lastLogin;
}

/**
 * Loading until both the login and the session are known. A login without a session is about to
 * get one, unless the last try was refused.
 */
export function statusOf(state: SessionState, isSessionUnknown: boolean): SessionStatus {
  const { session, login, error } = state;
  if (isSessionUnknown || login === undefined) return "loading";
  if (session !== null) return "authenticated";
  return login !== null && error === null ? "loading" : "unauthenticated";
}
