import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { FormEvent, ReactNode } from "react";
import { AttemptProblem } from "./attempt-problem.tsx";
import type { LoginErrors, LoginFieldName, LoginInput } from "./login-input.ts";
import { checkLoginInput, readLoginInput } from "./login-input.ts";
import type { Attempt } from "./use-attempt.ts";

interface LoginFormProps {
  submitLabel: string;
  wanted: readonly (LoginFieldName | "newPassword")[];
  attempt: Attempt;
  onErrors: (errors: LoginErrors) => void;
  onSubmit: (input: LoginInput) => void;
  children: ReactNode;
}

/** Fields, the problem of the last try, and one button. */
export function LoginForm({ submitLabel, attempt, children, ...form }: LoginFormProps) {
  const { isRunning } = attempt;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const input = readLoginInput(new FormData(event.currentTarget));
    const errors = checkLoginInput(input, form.wanted);
    form.onErrors(errors);
    const first = Object.keys(errors)[0];
    if (first === undefined) form.onSubmit(input);
    else focusField(event.currentTarget, first);
  };
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <AttemptProblem attempt={attempt} />
      {children}
      <Button type="submit" variant="contained" size="large" loading={isRunning}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
