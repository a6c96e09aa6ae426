import Alert from "@mui/material/Alert";
import { useState } from "react";
import { setNewPassword } from "../../session/sign-in/action-codes.ts";
import { LoginField } from "./login-field.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginFrame } from "./login-frame.tsx";
import type { LoginErrors } from "./login-input.ts";
import { LoginLink } from "./login-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAttempt } from "./use-attempt.ts";

interface NewPasswordProps {
  address: string;
  code: string;
}

/** The end of a password reset. Every device has to sign in again, this one too. */
export function NewPassword({ address, code }: NewPasswordProps) {
  const attempt = useAttempt("link");
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isDone, setDone] = useState(false);
  const save = async (password: string) => {
    if (await attempt.run(() => setNewPassword(code, password))) setDone(true);
  };
  if (isDone) {
    return (
      <LoginFrame title="Your password is changed">
        <Alert severity="success">Sign in with the new password for {address}.</Alert>
        <LoginLink view="signIn">Go to sign in</LoginLink>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title="Choose a new password">
      <LoginForm
        submitLabel="Save the password"
        wanted={["newPassword"]}
        attempt={attempt}
        onErrors={setErrors}
        onSubmit={({ password }) => void save(password)}
      >
        <LoginField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={address}
          isReadOnly
        />
        <PasswordField isNew label="New password" error={errors.password} />
      </LoginForm>
    </LoginFrame>
  );
}
