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

/** Codes that say that this server may not ask: no credentials, no right, no such service. */
const setUpProblems: ReadonlySet<string> = new Set([
  "app/invalid-credential",
  "auth/configuration-not-found",
  "auth/insufficient-permission",
  "auth/invalid-credential",
  "auth/operation-not-allowed",
  "auth/project-not-found",
]);

/** True when the identity service refuses this server, not the person. */
export function isSetUpProblem(error: unknown): boolean {
  return setUpProblems.has(authErrorCode(error) ?? "");
}

/**
 * True when a service that we asked failed: errors of Firebase Auth and of the network have a
 * code in letters, those of the database one in digits. An error of our own code has none.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code !== undefined;
}

/**
 * The code with which a token or its user was refused; rethrows everything else, so that an
 * outage is never answered as "signed out". A token whose parts are no JSON or no objects makes
 * the SDK fail with an error of JavaScript's own: that is a refusal too.
 */
export function refusalCode(error: unknown): string {
  if (error instanceof TypeError || error instanceof SyntaxError) return "auth/argument-error";
  const code = authErrorCode(error);
  const isOutOfReach = error instanceof Error && keysOutOfReach.test(error.message);
  if (code === null || isOutOfReach || !refusals.has(code)) throw error;
  return code;
}
