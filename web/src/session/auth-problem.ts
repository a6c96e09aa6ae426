import { authErrorCode } from "./auth-error-code.ts";

/** One sentence for everything that says whether an address or a password is right. */
export const NEUTRAL_MESSAGE = "The e-mail address or the password is not right.";

const notConfigured =
  "This way to sign in is not set up here. Use your e-mail address and password.";
const invalidLink = "This link is no longer valid. Ask for a new one.";
const closed = null;

const messages: Readonly<Record<string, string | null>> = {
  "popup-closed-by-user": closed,
  "cancelled-popup-request": closed,
  "user-cancelled": closed,
  "popup-blocked":
    "The browser blocked the sign-in window. Allow pop-ups for this page, then retry.",
  "network-request-failed": "There is no connection to the sign-in service. Try again in a moment.",
  "too-many-requests": "That was too many attempts. Wait a few minutes, then try again.",
  "user-disabled": "This account is switched off. Ask an admin of your company.",
  "weak-password": "Use at least 6 characters for the password.",
  "email-already-in-use":
    "An account could not be made with this address. If you have one already, sign in or reset the password.",
  "account-exists-with-different-credential":
    "Sign in the way you did the first time; this address is used with another way.",
  "invalid-action-code": invalidLink,
  "expired-action-code": invalidLink,
  "user-token-expired": "Your sign-in has ended. Sign in again.",
  "requires-recent-login": "Sign in again to go on.",
  "invalid-api-key": notConfigured,
  "auth-domain-config-required": notConfigured,
  "unauthorized-domain": notConfigured,
  "operation-not-allowed": notConfigured,
  "argument-error": notConfigured,
  "already-initialized": notConfigured,
  "invalid-auth-event": notConfigured,
  "internal-error": notConfigured,
};

/**
 * The sentence for an error of the identity service, or null when the person closed a window on
 * purpose. Unknown codes get the neutral sentence, so that nothing tells whether an account exists.
 */
export function authProblem(error: unknown): string | null {
  const code = authErrorCode(error);
  return Object.hasOwn(messages, code) ? (messages[code] ?? null) : NEUTRAL_MESSAGE;
}
