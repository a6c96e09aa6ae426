import { safePath } from "../../session/tab/safe-path.ts";

/**
 * The path of this app that the visitor requested, always on our own origin. The mails' links carry
 * it in `continueUrl`, an address of the login with the path as its own `callbackUrl`.
 */
export function wantedPath(search: URLSearchParams, origin: string): string {
  return safePath(search.get("callbackUrl") ?? wishOf(search.get("continueUrl")), origin);
}

function wishOf(continueUrl: string | null): string | null {
  if (continueUrl === null || !URL.canParse(continueUrl)) return null;
  return new URL(continueUrl).searchParams.get("callbackUrl") ?? continueUrl;
}
