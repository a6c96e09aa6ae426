import { startTransition } from "react";
import type { Navigator } from "react-router-dom";

interface Steps<U> extends Pick<Navigator, "push" | "replace" | "go"> {
  listen(listener: (update: U) => void): () => void;
}

/**
 * Shows where a step through the history leads as a transition of React: the screen before stays
 * until all of the next one is there. A step with the router's option `flushSync` is shown at once.
 * A transition is rendered in slices, with frames between them that cost a full screen tens of
 * milliseconds; but what is shown at once must not need code that is not loaded yet.
 */
export function shownInTransition<U>(inner: Steps<U>): Steps<U> {
  let isAtOnce = false;
  const noting =
    (kind: "push" | "replace"): Navigator["push"] =>
    (to, state, options) => {
      isAtOnce = options?.flushSync === true;
      try {
        inner[kind](to, state, options);
      } finally {
        isAtOnce = false;
      }
    };
  return {
    push: noting("push"),
    replace: noting("replace"),
    go: (delta) => inner.go(delta),
    listen: (listener) =>
      inner.listen((update) => {
        if (isAtOnce) listener(update);
        else startTransition(() => listener(update));
      }),
  };
}
