import { isLoginPath } from "../../kernel/access/menu.ts";

/**
 * The WHATWG URL parser, which every runtime of the domain has; the compiler does not know it
 * here, because the domain is compiled without the types of the browser and of Node.
 */
declare const URL: {
  canParse(url: string, base: string): boolean;
  new (
    url: string,
    base: string,
  ): { href: string; origin: string; username: string; password: string; pathname: string };
};

const LONGEST = 2048;

/** Control characters, spaces and backslashes, which parsers treat in different ways. */
const ambiguous = /[\p{Cc} \\]/u;
const rooted = /^(\/|https?:\/\/)/iu;

/**
 * Returns the page a person goes to after signing in or out: always an absolute URL on `appOrigin`.
 * Another site, a path of the interface for programs and a path of the login lead to the start
 * page. Null when the value can only be an attack or a mistake (InvalidCallbackUrl, session
 * contract section 1.3); absent or empty means the start page.
 */
export function safeCallbackUrl(value: unknown, appOrigin: string): string | null {
  const start = `${appOrigin}/`;
  if (value === undefined || value === null || value === "") return start;
  if (!isWellFormed(value) || !URL.canParse(value, appOrigin)) return null;
  const url = new URL(value, appOrigin);
  const hasCredentials = url.username !== "" || url.password !== "";
  const isForeign = url.origin !== appOrigin || hasCredentials || url.pathname.startsWith("//");
  return isForeign || leadsBack(url.pathname) ? start : url.href;
}

function isWellFormed(value: unknown): value is string {
  const isText = typeof value === "string" && value.length <= LONGEST;
  return isText && rooted.test(value) && !ambiguous.test(value);
}

/** A path that would start another request or the login again; written in any way. */
function leadsBack(pathname: string): boolean {
  return [pathname, decoded(pathname)].some(
    (path) => /^\/api(\/|$)/iu.test(path) || isLoginPath(path),
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
