import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { signInWithPassword } from "../../session/sign-in/sign-in-methods.ts";
import { GoogleButton } from "./google-button.tsx";
import { LoginField } from "./login-field.tsx";
import { LoginForm } from "./login-form.tsx";
import type { LoginErrors } from "./login-input.ts";
import { LoginLink } from "./login-link.tsx";
import { PasswordField } from "./password-field.tsx";
import type { Attempt } from "./use-attempt.ts";

export function SignInForm({ attempt }: { attempt: Attempt }) {
  const [errors, setErrors] = useState<LoginErrors>({});
  return (
    <>
      <LoginForm
        submitLabel="Sign in"
        wanted={["email", "password"]}
        attempt={attempt}
        onErrors={setErrors}
        onSubmit={({ email, password }) =>
          void attempt.run(() => signInWithPassword(email, password), {
            kind: "password",
            email,
            password,
          })
        }
      >
        <LoginField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
        />
        <PasswordField error={errors.password} />
      </LoginForm>
      <Stack direction="row" sx={{ justifyContent: "space-between" }}>
        <LoginLink view="reset">Forgot the password?</LoginLink>
        <LoginLink view="link">Sign in by e-mail link</LoginLink>
      </Stack>
      <Divider>or</Divider>
      <GoogleButton attempt={attempt} />
    </>
  );
}
