import type { Runner } from "../../ui/forms/form-definition.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

/** The command of a form that needs a recent sign-in; cancelling that leaves all as it was. */
export function useGuardedCommand<TInput, T>(
  action: (input: TInput) => Promise<T>,
): Runner<TInput, { result: T }> {
  const { run, isRunning, problem, clear } = useGuardedAction();
  return { run: (input) => run(() => action(input)), isRunning, problem, clearProblem: clear };
}
