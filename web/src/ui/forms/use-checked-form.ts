import { use, useState } from "react";
import { problemOfIssues } from "../dialogs/form-problem.ts";
import type { FormProblem } from "../dialogs/form-problem.ts";
import { IssueWords } from "./issue-words.ts";
import type { Runner, Schema } from "./form-definition.ts";

/**
 * A form whose values are checked by the schema before they are sent: what the browser can refuse
 * needs no server. Both kinds of refusal look the same to the form.
 */
export function useCheckedForm<TInput, TOutput>(
  schema: Schema<TInput> | undefined,
  runner: Runner<TInput, TOutput>,
) {
  const sentenceOf = use(IssueWords);
  const [ownProblem, setOwnProblem] = useState<FormProblem | null>(null);
  const problem = ownProblem ?? runner.problem;

  const submit = async (values: unknown): Promise<TOutput | null> => {
    // Without a schema the definition's own type holds what is sent.
    if (schema === undefined) return runner.run(values as TInput);
    const checked = schema.safeParse(values);
    if (!checked.success) {
      setOwnProblem(problemOfIssues(checked.error.issues, sentenceOf));
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
