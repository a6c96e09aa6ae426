import { useDeferredValue } from "react";

/**
 * The first of the rows for the first paint, all of them right after it: what is below the edge of
 * the screen does not keep back what is on it.
 */
export function useFirstFew<T>(rows: readonly T[], few: number): readonly T[] {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? rows : rows.slice(0, few);
}
