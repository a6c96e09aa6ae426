import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CallerAddresses } from "../../platform/caller-address.ts";
import type { CookieContent } from "./session-cookie.ts";
import type { SessionKeys } from "./session-keys.ts";

/** A request after routing: parsed, and for changes proven to come from our own pages. */
export interface AuthRequest {
  /** The part after the action, for example the provider of a sign-in. */
  provider: string | null;
  query: URLSearchParams;
  /** Empty for GET. */
  body: Readonly<Record<string, unknown>>;
  cookie: CookieContent | null;
  keys: SessionKeys;
  appOrigin: string;
  addresses: CallerAddresses;
  /** The browser and its system in words, from the request's user agent. */
  device: string;
  usesSecureCookies: boolean;
  /** As the request names its reader; pages that a browser opens name none. */
  locale: Locale;
}

export function authUrl(request: AuthRequest, path: string): string {
  return `${request.appOrigin}/api/auth/${path}`;
}

/**
 * The value of a query parameter; all of them when it is repeated, so that tables find no match.
 */
export function queryValue(request: AuthRequest, name: string): unknown {
  const values = request.query.getAll(name);
  return values.length > 1 ? values : values[0];
}
