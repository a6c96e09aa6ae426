import { startTransition } from "react";
import type { Navigator, To } from "react-router-dom";

interface Steps<U> extends Pick<Navigator, "push" | "replace" | "go"> {
  listen(listener: (update: U) => void): () => void;
}

/**
 * Renders each step through the history as a React transition: the screen stays until all of the
 * next one is there. A step to a screen that is loaded, and one with the router's option
 * `flushSync`, renders synchronously, without the frames between the slices of a transition. Use
 * the option only where no further code has to load.
 */
export function shownInTransition<U>(
  inner: Steps<U>,
  isLoadedScreen: (to: To) => boolean,
): Steps<U> {
  let isAtOnce = false;
  const noting =
    (kind: "push" | "replace"): Navigator["push"] =>
    (to, state, options) => {
      isAtOnce = options?.flushSync === true || isLoadedScreen(to);
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
