interface Asked {
  method: string;
  url: string;
  mode: string;
}

/** `page`: the network first. `file`: the device first, it never changes. Null: not our concern. */
export type RequestKind = "page" | "file" | null;

/**
 * Returns how the worker answers a request; null for the API, other sites, Hosting's own paths and
 * every method but GET, which go to the network as if there was no worker.
 */
export function requestKind(
  request: Asked,
  { origin, files }: { origin: string; files: ReadonlySet<string> },
): RequestKind {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (/^\/(api|__)(\/|$)/i.test(url.pathname)) return null;
  if (request.mode === "navigate") return "page";
  return url.pathname.startsWith("/assets/") || files.has(url.pathname) ? "file" : null;
}

/** The HTML that Hosting serves at a path. */
export function pageOf(url: string): string {
  return new URL(url).pathname === "/login" ? "/login.html" : "/index.html";
}
