import { useState } from "react";
import { authProblem } from "../../session/auth-problem.ts";

export interface Attempt {
  isRunning: boolean;
  problem: string | null;
  /** Runs one try to sign in; answers true when it worked. */
  run(action: () => Promise<void>): Promise<boolean>;
}

export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (action: () => Promise<void>): Promise<boolean> => {
    setRunning(true);
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(authProblem(error));
      return false;
    } finally {
      setRunning(false);
    }
  };

  return { isRunning, problem, run };
}
