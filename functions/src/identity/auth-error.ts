/** Codes that speak about the token or the user; any other failure is the backend's. */
const refusals: ReadonlySet<string> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/invalid-id-token",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** firebase-admin reports Google's keys being out of reach as a fault of the token. */
const keysOutOfReach = /^Error (while making request|fetching public keys)/;

/** The code of a firebase-admin error, or null for any other error. */
export function authErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/**
 * The code with which a token or its user was refused; rethrows everything else, so that an
 * outage is never answered as "signed out". A token whose parts are no JSON or no objects makes
 * the SDK fail with an error of JavaScript's own: that is a refusal too.
 */
export function refusalCode(error: unknown): string {
  if (error instanceof TypeError || error instanceof SyntaxError) return "auth/argument-error";
  const code = authErrorCode(error);
  const isOutage = error instanceof Error && keysOutOfReach.test(error.message);
  if (code === null || isOutage || !refusals.has(code)) throw error;
  return code;
}
