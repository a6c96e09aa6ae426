import type { ServerResponse } from "node:http";

/**
 * Without the word `private`, Hosting drops Set-Cookie; without any Cache-Control, its cache keeps
 * a 404 for ten minutes. Hosting adds `Vary` itself; the functions' own URLs are equally public,
 * and a cache in front of them must not mix people up either.
 */
const headers: Readonly<Record<string, string>> = {
  "Cache-Control": "private, no-cache, no-store",
  Pragma: "no-cache",
  Expires: "0",
  Vary: "Authorization, Cookie",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

/** The headers of every answer below /api; the name of the framework is not among them. */
export function setApiHeaders(response: ServerResponse): void {
  response.removeHeader("X-Powered-By");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
