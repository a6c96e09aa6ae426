import { currentSession } from "./current-session.ts";
import { safePath } from "./safe-path.ts";
import type { SignOutOptions } from "../machine/sign-out-everywhere.ts";

/** Ends the session in every tab of this browser; returns the address that the server names. */
export function signOut(options: Omit<SignOutOptions, "error"> = {}): Promise<{ url: string }> {
  const { callbackUrl, ...rest } = options;
  if (callbackUrl === undefined) return currentSession.signOut(rest);
  const target = safePath(callbackUrl, location.origin);
  return currentSession.signOut({ ...rest, callbackUrl: target });
}
