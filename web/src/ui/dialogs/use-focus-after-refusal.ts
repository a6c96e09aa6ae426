import { useEffect, useRef } from "react";
import type { FormProblem } from "./form-problem.ts";

/**
 * A ref for a form: after a refusal the focus goes to the first field that is marked as wrong, or
 * back to the button that was pressed, which lost it while it was off.
 */
export function useFocusAfterRefusal(problem: FormProblem | null, isRunning: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === null || isRunning || form.current === null) return;
    const wrong = form.current.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong !== null) wrong.focus();
    else if (isAround(document.activeElement, form.current)) submitOf(form.current)?.focus();
  }, [problem, isRunning]);
  return form;
}

/** True for the page or the dialog itself, to which the focus falls from a button that goes off. */
function isAround(focused: Element | null, form: HTMLFormElement): boolean {
  return focused !== form && focused?.contains(form) === true;
}

function submitOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>("button[type=submit]:not([disabled])");
}
