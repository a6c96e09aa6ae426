/**
 * The session errors of the specification's section 8, each with the code under which it is
 * logged (session contract section 1.4). A return from a provider, e-mail providers and database
 * sessions do not exist here; the names of their errors stay, because the catalogue is part of the
 * interface. That an address belongs to another account is met, and reported, by the browser.
 */
export const sessionErrorCodes = {
  OAuthCallbackError: "OAUTH_CALLBACK_ERROR",
  AccountNotLinkedError: "ACCOUNT_NOT_LINKED_ERROR",
  MissingAPIRoute: "MISSING_NEXTAUTH_API_ROUTE_ERROR",
  MissingSecret: "NO_SECRET",
  MissingAuthorize: "CALLBACK_CREDENTIALS_HANDLER_ERROR",
  MissingAdapter: "EMAIL_REQUIRES_ADAPTER_ERROR",
  MissingAdapterMethods: "MISSING_ADAPTER_METHODS_ERROR",
  UnsupportedStrategy: "CALLBACK_CREDENTIALS_JWT_ERROR",
  InvalidCallbackUrl: "INVALID_CALLBACK_URL_ERROR",
  UnknownError: "UNKNOWN_ERROR",
} as const;

/** Values of `error=` that the sign-in page explains. */
const signInPageErrors = [
  "SessionRequired",
  "CredentialsSignin",
  "OAuthAccountNotLinked",
  "EmailSignin",
  "Signin",
  "OAuthSignin",
  "OAuthCallback",
  "OAuthCreateAccount",
  "Callback",
  "EmailCreateAccount",
] as const;

/** Values of `error=` that the error page explains. */
const errorPageErrors = ["AccessDenied", "Verification", "Configuration"] as const;

/** Values of `error=` that only the client's own code acts on. */
export type ClientOnlyError =
  | "StaleToken"
  | "MissingCSRF"
  | "InvalidCallbackUrl"
  | "TooManyAttempts"
  | "Default";

export type SignInPageError = (typeof signInPageErrors)[number];
export type ErrorPageError = (typeof errorPageErrors)[number];

/** Every value that the server may put into `error=`. */
export type SignInError = SignInPageError | ErrorPageError | ClientOnlyError;

/** The name in its right spelling when the sign-in page explains it; case does not matter. */
export function signInPageError(value: unknown): SignInPageError | null {
  return findName(signInPageErrors, value);
}

/** The name in its right spelling when the error page explains it; case does not matter. */
export function errorPageError(value: unknown): ErrorPageError | null {
  return findName(errorPageErrors, value);
}

function findName<N extends string>(names: readonly N[], value: unknown): N | null {
  const wanted = typeof value === "string" ? value.toLowerCase() : "";
  return names.find((name) => name.toLowerCase() === wanted) ?? null;
}
