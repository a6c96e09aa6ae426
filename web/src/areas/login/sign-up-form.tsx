import Divider from "@mui/material/Divider";
import { useState } from "react";
import { signUp } from "../../session/sign-in/sign-in-methods.ts";
import { GoogleButton } from "./google-button.tsx";
import { LoginField } from "./login-field.tsx";
import { LoginForm } from "./login-form.tsx";
import type { LoginErrors } from "./login-input.ts";
import { PasswordField } from "./password-field.tsx";
import type { Attempt } from "./use-attempt.ts";

export function SignUpForm({ attempt }: { attempt: Attempt }) {
  const [errors, setErrors] = useState<LoginErrors>({});
  return (
    <>
      <LoginForm
        submitLabel="Create account"
        wanted={["name", "email", "newPassword"]}
        attempt={attempt}
        onErrors={setErrors}
        onSubmit={(account) => void attempt.run(() => signUp(account))}
      >
        <LoginField label="Your name" name="name" autoComplete="name" error={errors.name} />
        <LoginField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
        />
        <PasswordField isNew error={errors.password} />
      </LoginForm>
      <Divider>or</Divider>
      <GoogleButton attempt={attempt} />
    </>
  );
}
