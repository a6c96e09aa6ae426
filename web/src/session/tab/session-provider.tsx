import type { ReactNode } from "react";
import { useEffect } from "react";
import { currentSession } from "./current-session.ts";
import type { FreshnessOptions } from "./keep-fresh.ts";
import { keepFresh } from "./keep-fresh.ts";

interface SessionProviderProps extends FreshnessOptions {
  children: ReactNode;
}

/** Keeps the session of this tab fresh while it is mounted; see `keepFresh` for the options. */
export function SessionProvider({
  children,
  refetchInterval = 0,
  refetchOnWindowFocus = true,
  refetchWhenOffline = true,
}: SessionProviderProps) {
  useEffect(() => {
    const tab = { window, document, isOnline: () => navigator.onLine };
    const options = { refetchInterval, refetchOnWindowFocus, refetchWhenOffline };
    return keepFresh(currentSession, tab, options);
  }, [refetchInterval, refetchOnWindowFocus, refetchWhenOffline]);
  return children;
}
