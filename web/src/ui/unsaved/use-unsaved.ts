import { use, useEffect, useEffectEvent, useState } from "react";
import { leaving } from "./leaving.ts";
import type { UnsavedCheck } from "./unsaved-scope.ts";
import { UnsavedScope, UnsavedScopeContext } from "./unsaved-scope.ts";

/**
 * Protects the values of a form: closing its panel or dialog, another tab, another page, the
 * browser's back button and a reload ask first while `hasUnsaved` is true.
 */
export function useUnsaved(hasUnsaved: UnsavedCheck): void {
  useUnsavedIn(use(UnsavedScopeContext), hasUnsaved);
}

/** As `useUnsaved`, for the component that provides the scope. */
export function useUnsavedIn(scope: UnsavedScope, hasUnsaved: UnsavedCheck): void {
  const check = useEffectEvent(hasUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (check(null)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    const remove = scope.add((to) => check(to));
    return () => {
      window.removeEventListener("beforeunload", ask);
      remove();
    };
  }, [scope]);
}

/** The scope of a panel or dialog: provide it around the content with `UnsavedScopeContext`. */
export function useUnsavedScope() {
  const outer = use(UnsavedScopeContext);
  const [scope] = useState(() => new UnsavedScope());
  useEffect(() => outer.add((to) => scope.hasUnsaved(to)), [outer, scope]);
  return { scope, leave: (step: () => void) => leaving.leave(scope, step) };
}
