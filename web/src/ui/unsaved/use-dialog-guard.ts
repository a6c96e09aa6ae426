import type { RefObject } from "react";
import { useRef } from "react";
import { useEntered } from "./use-entered.ts";
import { useUnsavedIn, useUnsavedScope } from "./use-unsaved.ts";

type Submit = () => void | Promise<void>;

/**
 * Guards what was entered into the form of a dialog. While it is being submitted nothing counts as
 * unsaved, because a successful submit may open another page.
 */
export function useDialogGuard(form: RefObject<HTMLFormElement | null>, isOpen: boolean) {
  const { scope, leave } = useUnsavedScope();
  const { watch, wasEntered } = useEntered(form);
  const isUnderWay = useRef(false);
  useUnsavedIn(scope, () => isOpen && !isUnderWay.current && wasEntered());

  const submitting = (submit: Submit) => async () => {
    isUnderWay.current = true;
    try {
      await submit();
    } finally {
      isUnderWay.current = false;
    }
  };
  return { scope, leave, submitting, watch };
}
