import { safeCallbackUrl } from "@crewline/domain/rules/sign-ins/safe-callback-url";

/** The path of this app that a callbackUrl may lead to; anything else leads to the start page. */
export function safePath(callbackUrl: string | null, origin: string): string {
  const url = new URL(safeCallbackUrl(callbackUrl, origin) ?? origin);
  return `${url.pathname}${url.search}${url.hash}`;
}
