import { currentSession } from "./current-session.ts";

/**
 * Gets a token with the present claims, for example after the person created or joined a company.
 * When it is done, `useLogin` tells the new company and role.
 */
export async function refreshClaims(): Promise<void> {
  await currentSession.refreshClaims();
}
