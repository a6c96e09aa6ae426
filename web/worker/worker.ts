import { answerFile, answerPage } from "./answer.ts";
import { keepRelease } from "./keep-release.ts";
import type { Release } from "./release.ts";
import { outdatedCaches } from "./release.ts";
import { requestKind } from "./request-kind.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put here by the build. */
declare const RELEASE: Release;

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

async function takeOver(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), release);
  await Promise.all(names.map((name) => caches.delete(name)));
  // Asks the network while the worker wakes up; not every browser can.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
