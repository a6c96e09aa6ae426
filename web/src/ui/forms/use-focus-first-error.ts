import { useEffect, useRef } from "react";
import type { FormProblem } from "../dialogs/form-problem.ts";

/** A ref for a form: after a refusal the focus goes to the first field that is marked as wrong. */
export function useFocusFirstError(problem: FormProblem | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === null) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);
  return form;
}
