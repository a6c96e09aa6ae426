import { useState } from "react";
import { authErrorCode } from "../../session/firebase/auth-error-code.ts";
import { secondFactorProblem } from "../../session/second-factor/second-factor-problem.ts";
import { withRecentSignIn } from "../../session/step-up/with-recent-sign-in.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";

/** Runs what needs a recent sign-in; returns null when it was refused or the person cancelled. */
export function useGuardedAction() {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const run = async <T>(action: () => Promise<T>): Promise<{ result: T } | null> => {
    setRunning(true);
    setProblem(null);
    try {
      const outcome = await withRecentSignIn(action);
      return outcome.isDone ? outcome : null;
    } catch (error) {
      setProblem(formProblemOf(error));
      return null;
    } finally {
      setRunning(false);
    }
  };

  return { run, isRunning, problem, clear: () => setProblem(null) };
}

const fieldOfCode: Readonly<Record<string, string>> = {
  "invalid-verification-code": "code",
  "invalid-phone-number": "typed",
  "weak-password": "password",
};

/** A refused value belongs beside its field. */
function formProblemOf(error: unknown): FormProblem {
  const { message } = secondFactorProblem(error);
  const field = fieldOfCode[authErrorCode(error)];
  return field === undefined
    ? { message, fieldErrors: {} }
    : { message: "Check the marked field.", fieldErrors: { [field]: message } };
}
