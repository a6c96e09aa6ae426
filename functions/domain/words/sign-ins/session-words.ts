import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { ErrorPageError, SignInPageError } from "../../records/sign-ins/session-error.ts";
import { signInPageError } from "../../records/sign-ins/session-error.ts";

interface SessionWords {
  signIn: Readonly<Record<SignInPageError, string>>;
  /** For every other value of `error=`. */
  notSignedIn: string;
  pages: Readonly<Record<ErrorPageError | "unknown", SessionPage>>;
  signInTitle: string;
  wrongReturn: string;
  toSignIn: string;
}

interface SessionPage {
  title: string;
  message: string;
}

const otherAccount = "Try signing in with a different account.";

const words: InLanguages<SessionWords> = {
  en: {
    signIn: {
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
    },
    notSignedIn: "Unable to sign in.",
    pages: {
      AccessDenied: {
        title: "Access denied",
        message: "You do not have permission to sign in.",
      },
      Verification: {
        title: "Unable to sign in",
        message: "The sign-in link is no longer valid. It may have been used already.",
      },
      Configuration: {
        title: "Server error",
        message: "There is a problem with the server configuration. Check the server logs.",
      },
      unknown: { title: "Error", message: "Something went wrong. Please try again." },
    },
    signInTitle: `Sign in to ${PRODUCT_NAME}`,
    wrongReturn: "The address to return to is not valid.",
    toSignIn: "Go to sign-in",
  },
};

/** The sentence of the sign-in page for a value of `error=`; null when there is none. */
export function signInMessage(value: unknown, locale: Pick<Locale, "language">): string | null {
  if (value === undefined || value === null || value === "") return null;
  const name = signInPageError(value);
  const { signIn, notSignedIn } = inLanguage(words, locale);
  return name === null ? notSignedIn : signIn[name];
}

/** Title and sentence of the error page; `name` is null for an error that it does not know. */
export function errorPageWords(
  name: ErrorPageError | null,
  locale: Pick<Locale, "language">,
): SessionPage {
  return inLanguage(words, locale).pages[name ?? "unknown"];
}

/** The texts of the page that says why a sign-in is needed, and of the link to the login. */
export function signInPageWords(
  locale: Pick<Locale, "language">,
): Pick<SessionWords, "signInTitle" | "wrongReturn" | "toSignIn"> {
  return inLanguage(words, locale);
}
