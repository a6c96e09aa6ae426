import Alert from "@mui/material/Alert";
import { useState } from "react";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";
import { LoginField } from "./login-field.tsx";
import { LoginForm } from "./login-form.tsx";
import type { LoginErrors } from "./login-input.ts";
import { LoginLink } from "./login-link.tsx";
import type { Attempt } from "./use-attempt.ts";

interface MailFormProps {
  attempt: Attempt;
  submitLabel: string;
  /** Says the same whether an account exists or not. */
  sentMessage: (email: string) => string;
  send: (email: string) => Promise<void>;
}

/** Asks for an address, sends a mail to it, and says so. */
export function MailForm({ attempt, submitLabel, sentMessage, send }: MailFormProps) {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (email: string) => {
    if (await attempt.run(() => unlessUnknown(send(email)))) setSentTo(email);
  };
  if (sentTo !== null) {
    return (
      <>
        <Alert severity="success" sx={wrappingAction}>
          {sentMessage(sentTo)}
        </Alert>
        <LoginLink view="signIn">Back to sign in</LoginLink>
      </>
    );
  }
  return (
    <>
      <LoginForm
        submitLabel={submitLabel}
        wanted={["email"]}
        attempt={attempt}
        onErrors={setErrors}
        onSubmit={({ email }) => void submit(email)}
      >
        <LoginField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
        />
      </LoginForm>
      <LoginLink view="signIn">Back to sign in</LoginLink>
    </>
  );
}

/** An unknown address gets the same answer as a known one, so that accounts cannot be probed. */
async function unlessUnknown(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    const isUnknown =
      typeof error === "object" && error !== null && "code" in error
        ? error.code === "auth/user-not-found"
        : false;
    if (!isUnknown) throw error;
  }
}
