import { isReleaseReady, startRelease } from "./new-release.ts";
import { registerWorker } from "./register-worker.ts";

/** Nobody has touched the tablet for so long. */
const QUIET_MS = 120_000;
const LOOK_MS = 30_000;

/** Keeps the app on the tablet, and starts a newer version while no one uses it. */
export function keepTabletCurrent(signal: AbortSignal): void {
  if (signal.aborted) return;
  const stop = registerWorker();
  let touchedAtMs = performance.now();
  const touch = () => {
    touchedAtMs = performance.now();
  };
  window.addEventListener("pointerdown", touch, { signal });
  window.addEventListener("keydown", touch, { signal });
  const timer = setInterval(() => {
    if (isReleaseReady() && performance.now() - touchedAtMs > QUIET_MS) startRelease();
  }, LOOK_MS);
  signal.addEventListener("abort", () => {
    stop();
    clearInterval(timer);
  });
}
