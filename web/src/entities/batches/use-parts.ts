import { useState } from "react";
import type { Problem } from "../../api/problem.ts";
import { problemOf } from "../../api/problem.ts";
import type { BatchProgress } from "./batch-calls.ts";

/** Asks the server about many rows, a few at a time, with its progress. */
export function useParts() {
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Returns null when a part was not answered; `problem` then says why. */
  const run = async <R, A>(
    rows: readonly R[],
    atOnce: number,
    ask: (some: readonly R[]) => Promise<readonly A[]>,
  ): Promise<A[] | null> => {
    const answers: A[] = [];
    setProblem(null);
    try {
      for (let from = 0; from < rows.length; from += atOnce) {
        setProgress({ done: from, total: rows.length });
        answers.push(...(await ask(rows.slice(from, from + atOnce))));
      }
      return answers;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setProgress(null);
    }
  };

  return { run, progress, problem };
}
