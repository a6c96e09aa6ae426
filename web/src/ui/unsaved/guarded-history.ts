import type { Navigator, To } from "react-router-dom";
import type { Leaving } from "./leaving.ts";
import type { UnsavedScope } from "./unsaved-scope.ts";

interface HistoryUpdate {
  action: string;
  /** The number of entries that a step back or forward went; null if the browser does not say. */
  delta: number | null;
  location: { pathname: string };
}

/** The part of the router's history that this guard needs. */
export interface GuardedSteps<U extends HistoryUpdate> extends Pick<
  Navigator,
  "push" | "replace" | "go"
> {
  listen(listener: (update: U) => void): () => void;
}

/**
 * Steps through the history that ask before they lose unsaved values. The browser cannot hold a
 * step back, so such a step is undone at once and repeated after the person has agreed.
 */
export function guardedSteps<U extends HistoryUpdate>(
  inner: GuardedSteps<U>,
  leaving: Leaving,
  scope: UnsavedScope,
): GuardedSteps<U> {
  let isReturning = false;
  let isAgreed = false;

  const repeat = (delta: number) => {
    isAgreed = true;
    inner.go(delta);
  };

  const mayPass = ({ action, delta, location }: U): boolean => {
    if (action !== "POP" || delta === null || delta === 0) return true;
    const wasAgreed = isAgreed;
    isAgreed = false;
    return wasAgreed || !scope.hasUnsaved(location.pathname);
  };

  return {
    push: (...args) => leaving.leave(scope, () => inner.push(...args), pathOf(args[0])),
    replace: (...args) => leaving.leave(scope, () => inner.replace(...args), pathOf(args[0])),
    go: (delta) => inner.go(delta),
    listen: (listener) =>
      inner.listen((update) => {
        if (isReturning && update.action === "POP") {
          isReturning = false;
          return;
        }
        if (mayPass(update)) {
          listener(update);
          return;
        }
        const delta = update.delta ?? 0;
        isReturning = true;
        inner.go(-delta);
        leaving.leave(scope, () => repeat(delta), update.location.pathname);
      }),
  };
}

function pathOf(to: To): string | null {
  const path = typeof to === "string" ? to.split(/[?#]/u)[0] : to.pathname;
  return path === undefined || path === "" ? null : path;
}
