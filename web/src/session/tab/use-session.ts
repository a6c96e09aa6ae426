import { useEffect, useSyncExternalStore } from "react";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { AuthSession } from "../cookie/auth-session.ts";
import { currentSession } from "./current-session.ts";
import type { GateWay } from "./gate-way.ts";
import { gateWay } from "./gate-way.ts";
import { shownLogin } from "../machine/session-state.ts";
import type { SessionState, SessionStatus } from "../machine/session-state.ts";
import type { SessionStore } from "../machine/session-store.ts";

interface UseSessionOptions {
  /** Send a visitor without a session away; the hook says `loading` meanwhile. */
  required?: boolean;
  onUnauthenticated?: () => void;
}

export interface SessionView {
  status: SessionStatus;
  data: AuthSession | null;
  update: SessionStore["update"];
}

const update: SessionStore["update"] = (data) => currentSession.update(data);

export function useSession({ required, onUnauthenticated }: UseSessionOptions = {}): SessionView {
  const { status, session } = useSessionState();
  const isMissing = required === true && status === "unauthenticated";
  useEffect(() => {
    if (isMissing) (onUnauthenticated ?? askForSession)();
  }, [isMissing, onUnauthenticated]);
  return { status: isMissing ? "loading" : status, data: session, update };
}

/** The whole state of the session, for the gate that decides between login and app. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(currentSession.subscribe, currentSession.state);
}

/** The login to whom the screens are shown; null without one. */
export function useShownLogin(): Login | null {
  return shownLogin(useSessionState());
}

/** False while the identity service has not said who is signed in. */
export function useIsLoginKnown(): boolean {
  return useSessionState().login !== undefined;
}

/** Returns the screen that a visitor of a page of the app gets; see `gateWay`. */
export function useGateWay(): GateWay {
  return gateWay(useSessionState(), currentSession.hasUidCookie());
}

/** Leaves for the page that says that a session is needed, and comes back from there. */
export function askForSession(): void {
  const query = new URLSearchParams({ error: "SessionRequired", callbackUrl: location.href });
  location.href = `/api/auth/signin?${query}`;
}
