import type { SubmitEvent } from "react";
import { useRef } from "react";

/** Handles the submit of a form; a second submit is ignored until the first one has ended. */
export function useSubmitOnce(onSubmit: () => void | Promise<void>) {
  const isUnderWay = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form inside a dialog of another form must not submit that one through React's tree.
    event.stopPropagation();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await onSubmit();
    } finally {
      isUnderWay.current = false;
    }
  };
}
