import { answerFile, answerPage } from "./answer.ts";
import { keepRelease } from "./keep-release.ts";
import { openPath, readPush } from "./notification.ts";
import type { Release } from "./release.ts";
import { outdatedCaches } from "./release.ts";
import { requestKind } from "./request-kind.ts";

declare const self: ServiceWorkerGlobalScope;
declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { readonly tag: string };
  }
}
/** Put here by the build. */
declare const RELEASE: Release;

/** The tag of Background Sync, and the message to the pages; see web/src/outbox. */
const SYNC = "outbox";

const release = RELEASE;
const known = { origin: self.location.origin, files: new Set(release.files) };

self.addEventListener("install", (event) => event.waitUntil(keepRelease(release)));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The page that offers the new version sends this when the person agrees. */
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = requestKind(request, known);
  if (kind === "page") {
    event.respondWith(answerPage(request, event.preloadResponse, release));
  } else if (kind === "file") {
    event.respondWith(answerFile(request, release));
  }
});

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = readPush(event.data?.text() ?? "");
  const icon = "/icons/icon-192.png";
  const options = { body, tag, icon, badge: icon, data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(show(typeof path === "string" ? path : "/"));
});

async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = (url: string) => self.clients.openWindow(url);
  await openPath(path, { origin: self.location.origin, pages: [...pages], open });
}

/** Background Sync: the connection is back. Not every browser has it. */
self.addEventListener("sync", (event) => {
  if (event.tag === SYNC) event.waitUntil(wakePages());
});

/** The pages of this device hold the sign-in, so that they send and not the worker. */
async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(SYNC, []);
}

async function takeOver(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), release);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Asks the network while the worker wakes up; not every browser can.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
