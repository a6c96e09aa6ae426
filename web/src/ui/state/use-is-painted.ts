import { useDeferredValue } from "react";

/** Returns false for the first paint of a component and true right after it. */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false);
}
