import { useState } from "react";
import type { Runner } from "../../../ui/forms/form-definition.ts";

/** As long as a slow answer of the server takes. */
const ANSWER_MS = 1500;

/** A command that is busy for a moment, changes nothing and answers its input. */
export function useSampleRunner<T>(): Runner<T, T> {
  const [isRunning, setRunning] = useState(false);
  const run = async (input: T) => {
    setRunning(true);
    await new Promise((done) => setTimeout(done, ANSWER_MS));
    setRunning(false);
    return input;
  };
  return { run, isRunning, problem: null, clearProblem: () => undefined };
}
