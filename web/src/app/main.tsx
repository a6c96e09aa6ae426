import { createRoot } from "react-dom/client";
import { startSession } from "../session/start-session.ts";
import { watchTyping } from "../ui/loading/typed-input.ts";
import { App } from "./app.tsx";
import { loadFirstScreen } from "./first-screen.ts";

/** True if the build names a measurement id; without one, the build has no code for analytics. */
declare const HAS_ANALYTICS: boolean;

/**
 * The session is asked for and the first screen's chunks load before React renders, because the
 * painted shell of the HTML stays meanwhile and a fallback would only flash. Not awaited at the
 * top level: the awaited chunks import this one, which would have to be finished first.
 */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root element.");
  startSession();
  watchTyping();
  await loadFirstScreen(location.pathname);
  createRoot(root).render(<App />);
  if (HAS_ANALYTICS) {
    const { startAnalytics } = await import("./analytics/start-analytics.tsx");
    startAnalytics();
  }
}

void start();
