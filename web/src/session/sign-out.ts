import { currentSession } from "./current-session.ts";

/** Ends the session in every tab of this browser; the app then shows the login screen. */
export async function signOut(): Promise<void> {
  await currentSession.signOut();
}
