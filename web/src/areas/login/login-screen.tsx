import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { useLocale } from "../../locale/use-locale.ts";
import { sendPasswordReset, sendSignInLink } from "../../session/sign-in/sign-in-methods.ts";
import { signInErrorMessage } from "../../session/sign-in/sign-in-error.ts";
import { useSessionState } from "../../session/tab/use-session.ts";
import { CompleteLink } from "./complete-link.tsx";
import { DemoSignIns } from "./demo-sign-ins.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginLink } from "./login-link.tsx";
import type { LoginView } from "./login-view.ts";
import { loginSearch, loginViewOf } from "./login-view.ts";
import { MailForm } from "./mail-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { Attempt } from "./use-attempt.ts";

/** Part of this chunk: a piece that came later would move the form away under a click. */
const isLocalStack = import.meta.env.MODE === "emulator";

const titles: Readonly<Record<LoginView, string>> = {
  signIn: "Sign in",
  signUp: "Create your account",
  reset: "Reset the password",
  link: "Sign in by e-mail link",
};

const leads: Readonly<Partial<Record<LoginView, string>>> = {
  signUp: "Then set up your company; the first published week is about ten minutes away.",
  reset: "We send you a link to choose a new password.",
  link: "We send you a link that signs you in without a password.",
};

interface LoginScreenProps {
  attempt: Attempt;
  isCompletingLink: boolean;
}

export function LoginScreen({ attempt, isCompletingLink }: LoginScreenProps) {
  const [search] = useSearchParams();
  const locale = useLocale();
  const { error, errorMessage } = useSessionState();
  const view = isCompletingLink ? "signIn" : loginViewOf(search);
  const message = errorMessage ?? signInErrorMessage(error ?? search.get("error"), locale);
  return (
    <LoginFrame title={titles[view]} lead={leads[view]}>
      {message !== null && attempt.problem === null && <Alert severity="info">{message}</Alert>}
      {isCompletingLink ? (
        <CompleteLink attempt={attempt} />
      ) : (
        <LoginViewForm key={view} view={view} attempt={attempt} />
      )}
      <OtherWay view={view} />
      {isLocalStack && view === "signIn" && <DemoSignIns attempt={attempt} />}
    </LoginFrame>
  );
}

function LoginViewForm({ view, attempt }: { view: LoginView; attempt: Attempt }) {
  const [search] = useSearchParams();
  switch (view) {
    case "signIn":
      return <SignInForm attempt={attempt} />;
    case "signUp":
      return <SignUpForm attempt={attempt} />;
    case "reset":
      return (
        <MailForm
          attempt={attempt}
          submitLabel="Send the link"
          sentMessage={(email) => `If there is an account for ${email}, a link is on its way.`}
          send={sendPasswordReset}
        />
      );
    case "link":
      return (
        <MailForm
          attempt={attempt}
          submitLabel="Send the link"
          sentMessage={(email) =>
            `A link is on its way to ${email}. On another device it asks for the address once more.`
          }
          send={(email) =>
            sendSignInLink(email, `${location.origin}/login${loginSearch("signIn", search)}`)
          }
        />
      );
  }
}

function OtherWay({ view }: { view: LoginView }) {
  if (view === "signUp") {
    return (
      <Typography variant="body2">
        You have an account already? <LoginLink view="signIn">Sign in</LoginLink>
      </Typography>
    );
  }
  if (view !== "signIn") return null;
  return (
    <Typography variant="body2">
      New here? <LoginLink view="signUp">Create an account</LoginLink>
    </Typography>
  );
}
