import type { RefObject } from "react";
import { useCallback, useRef } from "react";
import { fieldsText } from "./fields-text.ts";

/**
 * Tells whether the fields of a form differ from what they were before the person's first entry,
 * so that a dialog need not keep its first values.
 */
export function useEntered(formRef: RefObject<HTMLFormElement | null>) {
  const before = useRef("");
  const hasActed = useRef(false);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      formRef.current = element;
      hasActed.current = false;
      if (element !== null) before.current = fieldsText(element);
    },
    [formRef],
  );
  const remember = () => {
    // Values that load before the first entry do not count as entered.
    if (!hasActed.current && formRef.current !== null) before.current = fieldsText(formRef.current);
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
      // A key may take or remove a choice without an input or a click.
      onKeyDown: ({ key }: Pick<KeyboardEvent, "key">) => {
        if (key !== "Tab" && key !== "Escape") act();
      },
    },
    wasEntered: () =>
      hasActed.current &&
      formRef.current !== null &&
      fieldsText(formRef.current) !== before.current,
  };
}
