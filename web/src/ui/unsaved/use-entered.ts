import type { RefObject } from "react";
import { useCallback, useRef } from "react";
import { fieldsText } from "./fields-text.ts";

/**
 * Tells whether the fields of a form differ from what they were before the person's first entry,
 * so that a dialog need not keep its first values.
 */
export function useEntered(form: RefObject<HTMLFormElement | null>) {
  const before = useRef("");
  const hasActed = useRef(false);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      hasActed.current = false;
      if (element !== null) before.current = fieldsText(element);
    },
    [form],
  );
  const remember = () => {
    // What loads before the first entry is not an entry.
    if (!hasActed.current && form.current !== null) before.current = fieldsText(form.current);
  };
  const act = () => {
    hasActed.current = true;
  };
  return {
    /** Spread into the form. */
    watch: {
      ref: attach,
      onFocusCapture: remember,
      onPointerDownCapture: remember,
      onInput: act,
      onClick: act,
    },
    wasEntered: () =>
      hasActed.current && form.current !== null && fieldsText(form.current) !== before.current,
  };
}
