import { useState } from "react";
import { isSecondFactorAsked } from "../../session/auth-error-code.ts";
import { authProblem } from "../../session/auth-problem.ts";

/** A first step that was right and waits for its second factor; met once that was given. */
export interface AttemptChallenge {
  error: unknown;
  isMet: boolean;
}

export interface Attempt {
  isRunning: boolean;
  problem: string | null;
  challenge: AttemptChallenge | null;
  /** Runs one try to sign in; answers true when it worked. */
  run(action: () => Promise<void>): Promise<boolean>;
  meetChallenge(): void;
  leaveChallenge(): void;
}

export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<AttemptChallenge | null>(null);

  const run = async (action: () => Promise<void>): Promise<boolean> => {
    setRunning(true);
    setProblem(null);
    setChallenge(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (isSecondFactorAsked(error)) setChallenge({ error, isMet: false });
      else setProblem(authProblem(error));
      return false;
    } finally {
      setRunning(false);
    }
  };

  return {
    isRunning,
    problem,
    challenge,
    run,
    meetChallenge: () => setChallenge((before) => before && { ...before, isMet: true }),
    leaveChallenge: () => setChallenge(null),
  };
}
