import { useEffect, useSyncExternalStore } from "react";
import type { AuthSession } from "./auth-session.ts";
import { currentSession } from "./current-session.ts";
import type { SessionState, SessionStatus } from "./session-state.ts";

interface UseSessionOptions {
  /** Send a visitor without a session away; the hook says `loading` meanwhile. */
  required?: boolean;
  onUnauthenticated?: () => void;
}

export interface SessionView {
  status: SessionStatus;
  data: AuthSession | null;
  update: () => Promise<void>;
}

const update = () => currentSession.update();

export function useSession({ required, onUnauthenticated }: UseSessionOptions = {}): SessionView {
  const { status, session } = useSessionState();
  const isMissing = required === true && status === "unauthenticated";
  useEffect(() => {
    if (isMissing) (onUnauthenticated ?? askForSession)();
  }, [isMissing, onUnauthenticated]);
  return { status: isMissing ? "loading" : status, data: session, update };
}

/** Everything the session knows, for the gate that decides between login and app. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(currentSession.subscribe, currentSession.state);
}

function askForSession(): void {
  const query = new URLSearchParams({ error: "SessionRequired", callbackUrl: location.href });
  location.href = `/api/auth/signin?${query}`;
}
