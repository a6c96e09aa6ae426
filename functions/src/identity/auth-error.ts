/** Codes about the token or the user; any other failure is the backend's. */
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

/** firebase-admin reports unreachable keys of Google as a fault of the token. */
const keysOutOfReach = /^Error (while making request|fetching public keys)/;

/** The code of a firebase-admin error, or null for any other error. */
export function authErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** Codes for a server that may not call: no credentials, no permission, no such service. */
const setUpProblems: ReadonlySet<string> = new Set([
  "app/invalid-credential",
  "auth/configuration-not-found",
  "auth/insufficient-permission",
  "auth/invalid-credential",
  "auth/operation-not-allowed",
  "auth/project-not-found",
]);

/** True if the identity service refuses this server, not the person. */
export function isSetUpProblem(error: unknown): boolean {
  return setUpProblems.has(authErrorCode(error) ?? "");
}

/**
 * True if a service that we called failed: errors of Firebase Auth and of the network have a code
 * in letters, those of the database one in digits. Our own errors have no code.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code !== undefined;
}

/**
 * Returns the code with which a token or its user was refused; rethrows everything else, so that an
 * outage is never answered as "signed out". For a token whose parts are not JSON objects, the SDK
 * throws a plain JavaScript error: that is a refusal too.
 */
export function refusalCode(error: unknown): string {
  if (error instanceof TypeError || error instanceof SyntaxError) return "auth/argument-error";
  const code = authErrorCode(error);
  const isOutOfReach = error instanceof Error && keysOutOfReach.test(error.message);
  if (code === null || isOutOfReach || !refusals.has(code)) throw error;
  return code;
}
