import { reloadRequest } from "../../ui/loading/missing-chunk.ts";

/** The worker of a newer version that waits until the person agrees; null while there is none. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export function subscribeToRelease(listener: () => void): () => void {
  listeners.add(listener);
  const leave = reloadRequest.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

/** Also when a part of the screen is gone with the release that this page began with. */
export function isReleaseReady(): boolean {
  return waiting !== null || reloadRequest.isAsked();
}

/** Notices newer versions. The first worker of this device is none: nothing older is running. */
export function watchRelease(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") offer(installing);
    });
  });
}

/** Lets the newer version take over and starts it. Another tab may have done the first already. */
export function startRelease(): void {
  const reload = () => location.reload();
  if (waiting === null || waiting.state !== "installed") return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage("take over", []);
}
