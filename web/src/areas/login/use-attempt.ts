import { useState } from "react";
import type { FirstStep } from "@crewline/domain/records/sign-ins/recovery-codes";
import { isSecondFactorAsked } from "../../session/firebase/auth-error-code.ts";
import type { AuthTrial } from "../../session/sign-in/auth-problem.ts";
import { authProblem, isPopupBlocked } from "../../session/sign-in/auth-problem.ts";
import { googleStepOf } from "../../session/sign-in/google-step.ts";

/** A first step that was right and waits for its second factor; met once that was given. */
export interface AttemptChallenge {
  error: unknown;
  isMet: boolean;
  /** The proof of the first step for the server; null where there is none, as of a link. */
  firstStep: FirstStep | null;
}

export interface Attempt {
  isRunning: boolean;
  problem: string | null;
  /** Opens the window that the browser blocked; to be called by a separate click. */
  openWindow: (() => void) | null;
  challenge: AttemptChallenge | null;
  /** Runs one try to sign in; returns true when it worked. */
  run(action: () => Promise<void>, firstStep?: FirstStep): Promise<boolean>;
  meetChallenge(): void;
  leaveChallenge(): void;
}

export function useAttempt(trial: AuthTrial = "account"): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<AttemptChallenge | null>(null);
  const [blocked, setBlocked] = useState<(() => Promise<void>) | null>(null);

  const run = async (action: () => Promise<void>, firstStep?: FirstStep): Promise<boolean> => {
    setRunning(true);
    setProblem(null);
    setChallenge(null);
    setBlocked(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (isSecondFactorAsked(error)) setChallenge(challengeAfter(error, firstStep));
      else setProblem(authProblem(error, trial));
      if (isPopupBlocked(error)) setBlocked(() => action);
      return false;
    } finally {
      setRunning(false);
    }
  };

  return {
    isRunning,
    problem,
    openWindow: blocked === null ? null : () => void run(blocked),
    challenge,
    run,
    meetChallenge: () => setChallenge((before) => before && { ...before, isMet: true }),
    leaveChallenge: () => setChallenge(null),
  };
}

function challengeAfter(error: unknown, firstStep?: FirstStep): AttemptChallenge {
  return { error, isMet: false, firstStep: firstStep ?? googleStepOf(error) };
}
