import type { Release } from "./release.ts";
import { cacheNameOf } from "./release.ts";
import { pageOf } from "./request-kind.ts";

/** On a network that only seems to be there the kept page is better than waiting. */
const PATIENCE_MS = 4_000;

/** The page as the network has it; the kept one without a network, or when that is too slow. */
export async function answerPage(
  request: Request,
  preloaded: Promise<unknown>,
  release: Release,
): Promise<Response> {
  const cache = await caches.open(cacheNameOf(release));
  const kept = await cache.match(pageOf(request.url));
  const asked = fromNetwork(request, preloaded);
  if (kept === undefined) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  try {
    const answer = await Promise.race([asked, late]);
    return answer.status < 500 ? answer : kept;
  } catch {
    return kept;
  }
}

async function fromNetwork(request: Request, preloaded: Promise<unknown>): Promise<Response> {
  const response = await preloaded;
  return response instanceof Response ? response : fetch(request);
}

/** A file of this release or the one before; one that is in neither is kept once it was fetched. */
export async function answerFile(request: Request, release: Release): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await caches.match(pathname);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (response.ok && !isPage && pathname.startsWith("/assets/")) {
    const cache = await caches.open(cacheNameOf(release));
    await cache.put(pathname, response.clone());
  }
  return response;
}
