import { useState } from "react";
import type { Problem } from "./problem.ts";
import { problemOf } from "./problem.ts";

/** Asks the server something that is true of this moment alone, as the command of a form does. */
export function useQuestion<TInput, TOutput>(ask: (input: TInput) => Promise<TOutput>) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const run = async (input: TInput): Promise<TOutput | null> => {
    setRunning(true);
    setProblem(null);
    try {
      return await ask(input);
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setRunning(false);
    }
  };

  return { run, isRunning, problem, clearProblem: () => setProblem(null) };
}
