import { SESSION_MESSAGE_KEY, parseSessionMessage } from "../cookie/session-messages.ts";
import type { SessionTrigger } from "../cookie/session-messages.ts";
import type { AskReason } from "../machine/session-state.ts";

export interface WatchOptions {
  /** Seconds between polls while there is a session; 0 polls never. */
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
  refetchWhenOffline?: boolean;
}

/** The calls to the session; the store has them. */
interface Listening {
  askAgain(reason: AskReason): Promise<void>;
  receive(trigger: SessionTrigger): Promise<void>;
}

/** The tab, reduced to what tells that the session may be another one. */
export interface TabPort {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
  isOnline(): boolean;
}

/**
 * Asks for the session again when the tab is shown, when another tab says that it changed, when the
 * connection is back and, where requested, by interval. Returns how to stop.
 */
export function watchTab(
  session: Listening,
  tab: TabPort,
  { refetchInterval = 0, refetchOnWindowFocus = true, refetchWhenOffline = true }: WatchOptions,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const ask = (reason: AskReason) => void session.askAgain(reason);
  const handleStorage = (event: Event) => {
    const trigger = triggerOf(event);
    if (trigger !== null) void session.receive(trigger);
  };
  const handleVisibility = () => {
    if (tab.document.visibilityState === "visible") ask("visible");
  };
  tab.window.addEventListener("storage", handleStorage, { signal });
  tab.window.addEventListener("online", () => ask("online"), { signal });
  if (refetchOnWindowFocus) {
    tab.document.addEventListener("visibilitychange", handleVisibility, { signal });
  }
  const poll = () => {
    if (refetchWhenOffline || tab.isOnline()) ask("poll");
  };
  const timer = refetchInterval > 0 ? setInterval(poll, refetchInterval * 1000) : undefined;
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

/** Other keys, other events and anything malformed say nothing. */
function triggerOf(event: Event): SessionTrigger | null {
  const { key, newValue } = event as Event & { key?: unknown; newValue?: unknown };
  if (key !== SESSION_MESSAGE_KEY || typeof newValue !== "string") return null;
  return parseSessionMessage(newValue);
}
