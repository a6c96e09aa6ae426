import type { ReactNode } from "react";
import { useEffect } from "react";
import { currentSession } from "./current-session.ts";
import type { WatchOptions } from "./watch-tab.ts";
import { watchTab } from "./watch-tab.ts";

interface SessionProviderProps extends WatchOptions {
  children: ReactNode;
}

/** Keeps the session of this tab fresh while it is mounted; see `watchTab` for the options. */
export function SessionProvider({
  children,
  refetchInterval = 0,
  refetchOnWindowFocus = true,
  refetchWhenOffline = true,
}: SessionProviderProps) {
  useEffect(() => {
    const tab = { window, document, isOnline: () => navigator.onLine };
    const options = { refetchInterval, refetchOnWindowFocus, refetchWhenOffline };
    return watchTab(currentSession, tab, options);
  }, [refetchInterval, refetchOnWindowFocus, refetchWhenOffline]);
  return children;
}
