import type { ReactNode } from "react";
import { useEffect } from "react";
import { currentSession } from "./current-session.ts";
import { SESSION_MESSAGE_KEY, parseSessionMessage } from "./session-messages.ts";
import type { RefetchReason } from "./session-state.ts";

interface SessionProviderProps {
  children: ReactNode;
  /** Seconds between polls while there is a session; 0 polls never. */
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
  refetchWhenOffline?: boolean;
}

const refetch = (reason: RefetchReason) => void currentSession.refetch(reason);

/** Keeps the session fresh: on focus, on messages of other tabs, on reconnecting, by interval. */
export function SessionProvider({
  children,
  refetchInterval = 0,
  refetchOnWindowFocus = true,
  refetchWhenOffline = true,
}: SessionProviderProps) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("storage", handleStorage, { signal });
    window.addEventListener("online", () => refetch("online"), { signal });
    if (refetchOnWindowFocus)
      document.addEventListener("visibilitychange", handleFocus, { signal });
    return () => listening.abort();
  }, [refetchOnWindowFocus]);

  useEffect(() => {
    if (refetchInterval <= 0) return;
    const timer = setInterval(() => {
      if (refetchWhenOffline || navigator.onLine) refetch("poll");
    }, refetchInterval * 1000);
    return () => clearInterval(timer);
  }, [refetchInterval, refetchWhenOffline]);

  return children;
}

function handleStorage(event: StorageEvent): void {
  if (event.key !== SESSION_MESSAGE_KEY) return;
  const trigger = parseSessionMessage(event.newValue);
  if (trigger !== null) void currentSession.receive(trigger);
}

function handleFocus(): void {
  if (document.visibilityState === "visible") refetch("visible");
}
