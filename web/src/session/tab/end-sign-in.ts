import { currentSession } from "./current-session.ts";

/** Ends a sign-in that the server no longer accepts; the login says so and comes back. */
export async function endSignIn(): Promise<void> {
  await currentSession.signOut({ error: "SessionRequired" });
}
