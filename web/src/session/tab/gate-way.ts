import { shownLogin } from "../machine/session-state.ts";
import type { SessionState } from "../machine/session-state.ts";

/** The screen that a visitor of a page of the app gets. */
export type GateWay = "wait" | "app" | "unreachable" | "login" | "signInPage";

/**
 * The specification's redirects for every path but the login's. A user of the identity service gets
 * the app; until it has answered, the owner of the copy on this device does. Without a session and without the uid cookie a visitor goes to the login at once; the
 * cookie only delays that until user and session are both known. A user who signed out on this page
 * goes to the login; for a session that has ended, the sign-in page says so.
 */
export function gateWay(state: SessionState, hasUidCookie: boolean): GateWay {
  const { login, session, answer, isUnreachable, wasSignedIn } = state;
  if (shownLogin(state) !== null) return "app";
  if (login === null) {
    if (wasSignedIn || !hasUidCookie || answer === "missing") return "login";
    return answer === "pending" || session !== null ? "wait" : "signInPage";
  }
  if (isUnreachable) return "unreachable";
  return answer === "given" && session === null && !hasUidCookie ? "login" : "wait";
}
