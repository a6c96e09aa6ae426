import { createRoot } from "react-dom/client";
import { currentSession } from "../session/current-session.ts";
import { App } from "./app.tsx";
import { loadFirstScreen } from "./first-screen.ts";

/**
 * The session is asked for and the first screen's chunks load before React renders, because the
 * painted shell of the HTML stays meanwhile and a fallback would only flash.
 */
currentSession.start();
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element.");
await loadFirstScreen(location.pathname);
createRoot(root).render(<App />);
