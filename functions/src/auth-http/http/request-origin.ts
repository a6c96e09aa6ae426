import type { IncomingHttpHeaders } from "node:http";

/**
 * The application's origin of a request: the one in its Origin or Referer, if it is ours, else the
 * first. Host headers are not used: the caller chooses them.
 */
export function appOriginOf(headers: IncomingHttpHeaders, origins: readonly string[]): string {
  const named = [headers.origin, originOf(headers.referer)];
  return origins.find((origin) => named.includes(origin)) ?? origins[0] ?? "";
}

/**
 * True when a browser reports that another site sent the request. Programs other than browsers send
 * neither header; a sibling subdomain is `same-site` and counts as another site.
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
