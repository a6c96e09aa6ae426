import type { Release } from "./release.ts";
import { cacheNameOf } from "./release.ts";

/** Few at a time, because the person is using the network, too. */
const AT_ONCE = 4;

/** Puts the release on the device; rejects, and so leaves no worker, unless it is whole. */
export async function keepRelease(release: Release): Promise<void> {
  const cache = await caches.open(cacheNameOf(release));
  const waiting = [...Object.keys(release.pages), ...release.files];
  const keepNext = async (): Promise<void> => {
    const path = waiting.shift();
    if (path === undefined) return;
    await cache.put(path, await fileOf(path, release));
    await keepNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function fileOf(path: string, release: Release): Promise<Response> {
  const hash = release.pages[path];
  if (hash !== undefined) return pageFile(path, hash);
  const isHashed = path.startsWith("/assets/");
  const present = isHashed ? await caches.match(path) : undefined;
  return present ?? fetchFile(path, isHashed ? "default" : "no-cache");
}

/** Between two releases the page may be the other one's already: the next look finds its worker. */
async function pageFile(path: string, hash: string): Promise<Response> {
  const response = await fetchFile(path, "no-cache");
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  if (found.join("") !== hash) throw new Error(`${path} belongs to another release.`);
  return response;
}

/** A missing file is answered with the start page, which is no script. */
async function fetchFile(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache });
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const isWanted = response.ok && !response.redirected && isPage === path.endsWith(".html");
  if (!isWanted) throw new Error(`${path} cannot be kept (${response.status}).`);
  return response;
}
