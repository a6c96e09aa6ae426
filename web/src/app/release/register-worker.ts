import { watchRelease } from "./new-release.ts";

/** Runs a moment after the first screen is shown, so that the worker's files do not delay it. */
const QUIET_MS = 3_000;

/** Once in this time a tab that is shown again asks whether there is a new version. */
const LOOK_AGAIN_MS = 30 * 60_000;

/**
 * Registers the worker that keeps the app on this device, so that it starts without a network. For
 * people who are signed in: a visitor of the login pays nothing for it. Returns how to stop
 * looking.
 */
export function registerWorker(): () => void {
  const stopping = new AbortController();
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    void whenQuiet(stopping.signal).then((isOver) => (isOver ? undefined : register(stopping)));
  }
  return () => stopping.abort();
}

/** A browser that forbids it, for example in a private window, works as before. */
async function register({ signal }: AbortController): Promise<void> {
  try {
    const options = { updateViaCache: "none" } as const;
    const registration = await navigator.serviceWorker.register("/service-worker.js", options);
    watchRelease(registration);
    lookAgain(registration, signal);
  } catch {
    return;
  }
}

function lookAgain(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let lookedAtMs = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() < lookedAtMs + LOOK_AGAIN_MS) return;
    lookedAtMs = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look, { signal });
  const timer = setInterval(look, LOOK_AGAIN_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** Resolves with true when it was stopped meanwhile. */
function whenQuiet(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const done = () => resolve(signal.aborted);
      if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: QUIET_MS });
      else done();
    }, QUIET_MS);
  });
}
