import type { IncomingHttpHeaders } from "node:http";

/**
 * The application's origin that a request belongs to: the one that its Origin or Referer names,
 * if it is ours, else the first. Host headers are never asked: the caller chooses them.
 */
export function appOriginOf(headers: IncomingHttpHeaders, origins: readonly string[]): string {
  const named = [headers.origin, originOf(headers.referer)];
  return origins.find((origin) => named.includes(origin)) ?? origins[0] ?? "";
}

/**
 * True when a browser says that another site sent the request. Programs that are no browsers
 * send neither header; a sibling sub-domain is `same-site` and counts as another.
 */
export function isCrossOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const isForeign = origin !== undefined && !origins.includes(origin);
  return isForeign || (site !== undefined && site !== "same-origin");
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}
