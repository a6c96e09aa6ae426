import { authErrorCode } from "../firebase/auth-error-code.ts";
import { authProblem } from "../sign-in/auth-problem.ts";

export interface SecondFactorProblem {
  message: string;
  /** Another code cannot help: the sign-in has to start again. */
  isOver: boolean;
}

const messages: Readonly<Record<string, string>> = {
  "invalid-verification-code":
    "This code is not right, or it was used before. Enter the newest one.",
  "code-expired": "This took too long. Start again.",
  "invalid-phone-number": "This is not a phone number that can get messages.",
  "second-factor-already-in-use": "This phone is set up already.",
  "maximum-second-factor-count-exceeded":
    "There are five second factors already. Remove one of them first.",
  "unverified-email": "Verify your e-mail address first; then add a second factor.",
  "unsupported-first-factor": "A second factor goes with a password or with Google only.",
  "quota-exceeded": "No more messages can be sent at the moment. Try again later.",
  "captcha-check-failed": "The check against robots failed. Reload the page, then try again.",
  "operation-not-allowed": "This kind of second factor is not switched on here.",
  // The Auth emulator's answer to the enrolment of an app.
  "invalid-argument": "The local stack knows no authenticator apps. Add a phone instead.",
};

/** The first step of the sign-in is too old, or what was being proven is gone. */
const over: ReadonlySet<string> = new Set([
  "code-expired",
  "invalid-verification-id",
  "invalid-multi-factor-session",
  "missing-multi-factor-session",
  "multi-factor-info-not-found",
  "totp-challenge-timeout",
]);

/** Answers of the identity service that are alike for every way to sign in. */
const shared: ReadonlySet<string> = new Set([
  "network-request-failed",
  "too-many-requests",
  "user-disabled",
  "user-token-expired",
  "weak-password",
]);

/** The sentence for an error while a second factor is set up or asked for. */
export function secondFactorProblem(error: unknown): SecondFactorProblem {
  const code = authErrorCode(error);
  const isOver = over.has(code);
  return { message: messageOf(code, error) ?? fallback(isOver), isOver };
}

function messageOf(code: string, error: unknown): string | null {
  if (Object.hasOwn(messages, code)) return messages[code] ?? null;
  return shared.has(code) ? authProblem(error) : null;
}

function fallback(isOver: boolean): string {
  return isOver ? "This took too long. Start again." : "This did not work. Try again.";
}
