import { currentSession } from "./current-session.ts";

/**
 * Gets a token with the current claims, for example after the user created or joined a company.
 * When it is done, `useLogin` returns the new company and role.
 */
export async function refreshClaims(): Promise<void> {
  await currentSession.refreshClaims();
}
