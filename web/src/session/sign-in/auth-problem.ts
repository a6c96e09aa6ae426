import { authErrorCode } from "../firebase/auth-error-code.ts";

/** One sentence for everything that says whether an address or a password is right. */
export const NEUTRAL_MESSAGE = "The e-mail address or the password is not right.";
export const INVALID_LINK_MESSAGE =
  "This link is no longer valid, or it was sent to another address. Ask for a new one.";

const linkOver = "This link is no longer valid. Ask for a new one.";
const signInAgain = "Your sign-in has ended. Sign in again.";
const notHere = "This account may not sign in here. Ask an admin of your company.";
const closed = null;

/**
 * The sentences about failures that a person can act on. Null: the person closed a window on
 * purpose.
 */
const messages: Readonly<Record<string, string | null>> = {
  "popup-closed-by-user": closed,
  "cancelled-popup-request": closed,
  "user-cancelled": closed,
  "redirect-cancelled-by-user": closed,
  "popup-blocked":
    "The browser blocked the sign-in window. Allow pop-ups for this page, then try again.",
  "network-request-failed": "There is no connection to the sign-in service. Try again in a moment.",
  timeout: "The sign-in service took too long. Try again in a moment.",
  "too-many-requests":
    "Too many attempts. Try again in about 15 minutes, or reset the password now.",
  "quota-exceeded": "No more mails can be sent at the moment. Try again tomorrow.",
  "user-disabled": "This account is switched off. Ask an admin of your company.",
  "admin-restricted-operation": notHere,
  "login-blocked": notHere,
  "weak-password": "Use at least 6 characters for the password.",
  "password-does-not-meet-requirements":
    "This password is too easy to guess. Use a longer one, with letters, digits and signs.",
  "email-already-in-use":
    "An account could not be made with this address. If you have one already, sign in or reset the password.",
  "account-exists-with-different-credential":
    "Sign in the way you did the first time; this address is used with another way.",
  "credential-already-in-use":
    "Sign in the way you did the first time; this address is used with another way.",
  "invalid-action-code": linkOver,
  "expired-action-code": linkOver,
  "user-token-expired": signInAgain,
  "user-signed-out": signInAgain,
  "null-user": signInAgain,
  "requires-recent-login": "Sign in again to go on.",
  "web-storage-unsupported":
    "The browser keeps nothing for this page. Allow cookies and storage, then reload.",
};

/** Failures that only the operators of the product can fix; the code is for them. */
const setUp: ReadonlySet<string> = new Set([
  "already-initialized",
  "app-deleted",
  "argument-error",
  "auth-domain-config-required",
  "captcha-check-failed",
  "cors-unsupported",
  "internal-error",
  "invalid-api-key",
  "invalid-auth-event",
  "invalid-continue-uri",
  "invalid-oauth-client-id",
  "invalid-oauth-provider",
  "invalid-provider-id",
  "invalid-recaptcha-token",
  "missing-continue-uri",
  "missing-iframe-start",
  "missing-recaptcha-token",
  "no-such-provider",
  "operation-not-allowed",
  "operation-not-supported-in-this-environment",
  "recaptcha-not-enabled",
  "unauthorized-continue-uri",
  "unauthorized-domain",
]);

/** Codes that tell whether a link belongs to an address; one sentence answers for all of them. */
const linkCodes: ReadonlySet<string> = new Set([
  "expired-action-code",
  "invalid-action-code",
  "invalid-credential",
  "invalid-email",
  "user-mismatch",
  "user-not-found",
]);

const retriable: ReadonlySet<string> = new Set([
  "network-request-failed",
  "timeout",
  "too-many-requests",
]);

/** The kind of sign-in: a link answers for its address, everything else for the account. */
export type AuthTrial = "account" | "link";

/**
 * The sentence for an error of the identity service, or null when the person closed a window on
 * purpose. Unknown codes get the neutral sentence, so that nothing tells whether an account exists.
 */
export function authProblem(error: unknown, trial: AuthTrial = "account"): string | null {
  const code = authErrorCode(error);
  if (trial === "link" && linkCodes.has(code)) return INVALID_LINK_MESSAGE;
  if (isRefusedByUs(code, error)) return notHere;
  if (Object.hasOwn(messages, code)) return messages[code] ?? null;
  // For a key unknown to the service, the code is its whole sentence.
  if (setUp.has(code) || code.startsWith("api-key-not-valid")) {
    return `This way to sign in is not set up correctly here (${code}). Try another way.`;
  }
  return trial === "link" ? INVALID_LINK_MESSAGE : NEUTRAL_MESSAGE;
}

/** True when the same try may work a little later. */
export function isWorthRetrying(error: unknown): boolean {
  return retriable.has(authErrorCode(error));
}

/** True when a click can open the window that the browser blocked at first. */
export function isPopupBlocked(error: unknown): boolean {
  return authErrorCode(error) === "popup-blocked";
}

/** Our own function that is asked before each sign-in refuses with an answer inside this code. */
function isRefusedByUs(code: string, error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return code === "internal-error" && /PERMISSION_DENIED|BLOCKING_FUNCTION/.test(message);
}
