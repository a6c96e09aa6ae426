import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { signInMessage } from "@crewline/domain/words/sign-ins/session-words";

/** Errors that the server's sign-in page does not explain, because only this client meets them. */
const messages: Readonly<Record<string, string>> = {
  AccessDenied: "This account may not sign in here.",
  MissingCSRF: "The browser did not keep our cookie. Allow cookies for this page, then try again.",
  StaleToken: "The sign-in took too long. Check the clock of this device, then try again.",
  SignInEnded: "Your sign-in has ended. Sign in again to go on.",
  TooManyAttempts: "Too many attempts. Wait a minute, then try again.",
  Configuration: "Signing in does not work at the moment. Try again later.",
};

/** The sentence for an error name of the session endpoints; null when there is no error. */
export function signInErrorMessage(error: string | null, locale: Locale): string | null {
  if (error !== null && Object.hasOwn(messages, error)) return messages[error] ?? null;
  return signInMessage(error, locale);
}
