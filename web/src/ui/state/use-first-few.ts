import { useDeferredValue } from "react";

/**
 * Returns the first few rows for the first paint, and all of them right after it, so that rows out
 * of sight do not delay those in view.
 */
export function useFirstFew<T>(rows: readonly T[], few: number): readonly T[] {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? rows : rows.slice(0, few);
}
