import { useState } from "react";
import type { FirstStep } from "@crewline/domain/records/sign-ins/recovery-codes";
import { readRecoveryCode } from "@crewline/domain/records/sign-ins/recovery-codes";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { authProblem } from "../../session/sign-in/auth-problem.ts";
import { signInBy } from "../../session/sign-in/first-step.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";

/** Typing a recovery code, having it used, and signing in with the first step alone. */
export function useRecoveryCode(firstStep: FirstStep, onDone: () => void) {
  const [code, setCode] = useState("");
  const [codeError, setCodeError] = useState<string>();
  const [signInProblem, setSignInProblem] = useState<FormProblem | null>(null);
  const [isSigningIn, setSigningIn] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const command = useCommand(trpc.user.spendRecoveryCode.mutationOptions());

  /** The code is used up by then: only this may be tried again. */
  const signIn = async () => {
    setSigningIn(true);
    setSignInProblem(null);
    try {
      await signInBy(firstStep);
      onDone();
    } catch (error) {
      const message = authProblem(error) ?? "Your second factor is removed. Sign in again.";
      setSignInProblem({ message, fieldErrors: {} });
    } finally {
      setSigningIn(false);
    }
  };

  const submit = async () => {
    const error = readRecoveryCode(code) === null ? wrongForm(code) : undefined;
    setCodeError(error);
    if (error !== undefined) return;
    if (!isUsed && (await command.run({ firstStep, code })) === null) return;
    setUsed(true);
    await signIn();
  };

  return {
    code,
    setCode,
    codeError,
    problem: command.problem ?? signInProblem,
    isRunning: command.isRunning || isSigningIn,
    submit,
  };
}

function wrongForm(code: string): string {
  return code.trim() === ""
    ? "Enter a recovery code."
    : "A recovery code has ten letters and digits.";
}
