import { useState } from "react";
import { problemOfIssues } from "../dialogs/form-problem.ts";
import type { FormProblem } from "../dialogs/form-problem.ts";

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

interface Runner<TInput, TOutput> {
  run(input: TInput): Promise<TOutput | null>;
  isRunning: boolean;
  problem: FormProblem | null;
  clearProblem(): void;
}

/**
 * A form whose values are checked by the schema before they are sent: what the browser can refuse
 * needs no server. Both kinds of refusal look the same to the form.
 */
export function useCheckedForm<TInput, TOutput>(
  schema: Schema<TInput>,
  runner: Runner<TInput, TOutput>,
) {
  const [ownProblem, setOwnProblem] = useState<FormProblem | null>(null);
  const problem = ownProblem ?? runner.problem;

  const submit = async (values: unknown): Promise<TOutput | null> => {
    const checked = schema.safeParse(values);
    if (!checked.success) {
      setOwnProblem(problemOfIssues(checked.error.issues));
      return null;
    }
    setOwnProblem(null);
    return runner.run(checked.data);
  };

  const clear = () => {
    setOwnProblem(null);
    runner.clearProblem();
  };

  return {
    submit,
    clear,
    problem,
    isRunning: runner.isRunning,
    errorOf: (path: string) => problem?.fieldErrors[path],
  };
}
