import type { AuthSession } from "./auth-session.ts";
import type { AuthUser, Identity } from "./identity.ts";
import type { SessionCalls } from "./session-calls.ts";
import type { SessionCookies } from "./session-cookies.ts";
import type { SessionTrigger } from "./session-messages.ts";

/** The identity service, reduced to what the session needs. */
export interface AuthPort {
  onTokenChange(listener: (user: AuthUser | null) => void): void;
  signOut(): Promise<void>;
}

export interface SessionPorts {
  auth: AuthPort;
  calls: SessionCalls;
  cookies: SessionCookies;
  sendMessage(trigger: SessionTrigger): void;
  staffDomain: string;
  nowMs(): number;
}

export type SessionStatus = "loading" | "authenticated" | "unauthenticated";

export interface SessionState {
  status: SessionStatus;
  session: AuthSession | null;
  /** undefined until the identity service has answered. */
  identity: Identity | null | undefined;
  /** Why the session endpoint refused the last sign-in. */
  error: string | null;
  /** True while the identity service cannot be reached and nothing is known yet. */
  isUnreachable: boolean;
  isSignedOutByChoice: boolean;
}

export type RefetchReason = "start" | "storage" | "visible" | "poll" | "online";

export const unknownState: SessionState = {
  status: "loading",
  session: null,
  identity: undefined,
  error: null,
  isUnreachable: false,
  isSignedOutByChoice: false,
};
