import CircularProgress from "@mui/material/CircularProgress";
import { useEffect, useRef, useState } from "react";
import { completeSignInLink, rememberedLinkEmail } from "../../session/sign-in/sign-in-methods.ts";
import { LoginField } from "./login-field.tsx";
import { LoginForm } from "./login-form.tsx";
import type { LoginErrors } from "./login-input.ts";
import { LoginLink } from "./login-link.tsx";
import type { Attempt } from "./use-attempt.ts";

/** Ends a sign-in by e-mail link; on another device the person has to name the address again. */
export function CompleteLink({ attempt }: { attempt: Attempt }) {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [remembered, setRemembered] = useState(rememberedLinkEmail);
  const isUsed = useRef(false);
  const { run } = attempt;

  useEffect(() => {
    if (remembered === null || isUsed.current) return;
    isUsed.current = true;
    const complete = async () => {
      const isDone = await run(() => completeSignInLink(remembered, location.href));
      if (!isDone) setRemembered(null);
    };
    void complete();
  }, [remembered, run]);

  if (remembered !== null) return <CircularProgress aria-label="Signing in" />;
  return (
    <>
      <LoginForm
        submitLabel="Sign in"
        wanted={["email"]}
        attempt={attempt}
        onErrors={setErrors}
        onSubmit={({ email }) => void run(() => completeSignInLink(email, location.href))}
      >
        <LoginField
          label="The e-mail address that got the link"
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
        />
      </LoginForm>
      <LoginLink view="link">Send a new link</LoginLink>
    </>
  );
}
