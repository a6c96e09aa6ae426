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

export type SessionErrorName = keyof typeof sessionErrorCodes;

const otherAccount = "Try signing in with a different account.";

/** Values of `error=` that the sign-in page explains, with its sentence for each. */
const signInMessages = {
  SessionRequired: "Please sign in to access this page.",
  CredentialsSignin: "Sign in failed. Check the details you provided are correct.",
  OAuthAccountNotLinked:
    "To confirm your identity, sign in with the same account you used originally.",
  EmailSignin: "The e-mail could not be sent.",
  Signin: otherAccount,
  OAuthSignin: otherAccount,
  OAuthCallback: otherAccount,
  OAuthCreateAccount: otherAccount,
  Callback: otherAccount,
  EmailCreateAccount: otherAccount,
} as const;

/** Values of `error=` that the error page explains, with its sentence for each. */
const errorPageMessages = {
  AccessDenied: "You do not have permission to sign in.",
  Verification: "The sign-in link is no longer valid. It may have been used already.",
  Configuration: "There is a problem with the server configuration. Check the server logs.",
} as const;

/** Values of `error=` that only the client's own code acts on. */
export type ClientOnlyError =
  | "StaleToken"
  | "MissingCSRF"
  | "InvalidCallbackUrl"
  | "TooManyAttempts"
  | "Default";

export type SignInPageError = keyof typeof signInMessages;
export type ErrorPageError = keyof typeof errorPageMessages;

/** Every value that the server may put into `error=`. */
export type SignInError = SignInPageError | ErrorPageError | ClientOnlyError;

/** The name in its right spelling when the sign-in page explains it; case does not matter. */
export function signInPageError(value: unknown): SignInPageError | null {
  return findName(signInMessages, value);
}

/** The name in its right spelling when the error page explains it; case does not matter. */
export function errorPageError(value: unknown): ErrorPageError | null {
  return findName(errorPageMessages, value);
}

/** The sentence of the sign-in page for a value of `error=`; null when there is none. */
export function signInMessage(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  const name = signInPageError(value);
  return name === null ? "Unable to sign in." : signInMessages[name];
}

export function errorPageMessage(name: ErrorPageError): string {
  return errorPageMessages[name];
}

function findName<N extends string>(table: Readonly<Record<N, string>>, value: unknown): N | null {
  const wanted = typeof value === "string" ? value.toLowerCase() : "";
  return namesOf(table).find((name) => name.toLowerCase() === wanted) ?? null;
}

function namesOf<N extends string>(table: Readonly<Record<N, string>>): N[] {
  return Object.keys(table).filter((key): key is N => Object.hasOwn(table, key));
}
