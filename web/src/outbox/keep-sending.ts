import { deviceOutbox } from "./device-outbox.ts";
import type { OutboxOwner } from "./outbox-item.ts";
import { isOwnedBy } from "./outbox-item.ts";

/** The tag of Background Sync, and the worker's message to the pages; see web/worker. */
const SYNC = "outbox";

/** While items wait on a device that says it is online, they are sent again this often. */
const AGAIN_MS = 20_000;

/**
 * Sends what waits for the owner: now, when the connection is back, when the page is shown again,
 * when the worker says so, and from time to time. Returns how to stop.
 */
export function keepSending(owner: OutboxOwner): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const send = () => {
    if (!signal.aborted) void deviceOutbox.send(owner);
  };
  const sendIfShown = () => {
    if (document.visibilityState === "visible") send();
  };
  window.addEventListener("online", send, { signal });
  window.addEventListener("focus", send, { signal });
  document.addEventListener("visibilitychange", sendIfShown, { signal });
  if ("serviceWorker" in navigator) listenToWorker(send, signal);
  const timer = setInterval(() => {
    if (hasWaiting(owner) && navigator.onLine) send();
  }, AGAIN_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  void deviceOutbox.refresh().then(send);
  signal.addEventListener(
    "abort",
    deviceOutbox.subscribe(() => askForSync(owner)),
  );
  return () => stopping.abort();
}

function hasWaiting(owner: OutboxOwner): boolean {
  const { items } = deviceOutbox.view();
  return items.some((item) => item.refusal === null && isOwnedBy(item, owner));
}

function listenToWorker(send: () => void, signal: AbortSignal): void {
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data }) => {
      if (data === SYNC) send();
    },
    { signal },
  );
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Not every browser has Background Sync; it wakes a page that the browser has put to sleep. */
function askForSync(owner: OutboxOwner): void {
  if (!("serviceWorker" in navigator) || !hasWaiting(owner)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then((registration: SyncRegistration | undefined) => registration?.sync?.register(SYNC))
    .catch(() => undefined);
}
