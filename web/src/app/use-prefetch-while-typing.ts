import { useEffect } from "react";
import { loadFirestore } from "../live/load-firestore.ts";
import { preloadPage } from "./pages/area-pages.ts";
import { forgetFailedApp, loadSignedInApp } from "./signed-in-loader.ts";

/** Fetches what comes after the login while the person types the password. */
export function usePrefetchWhileTyping(isLogin: boolean): void {
  useEffect(() => {
    if (!isLogin) return;
    const listening = new AbortController();
    const prefetch = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.name !== "password") return;
      listening.abort();
      const app = loadSignedInApp().catch(forgetFailedApp);
      void Promise.allSettled([app, preloadPage("home"), loadFirestore()]);
    };
    document.addEventListener("input", prefetch, { signal: listening.signal });
    return () => listening.abort();
  }, [isLogin]);
}
