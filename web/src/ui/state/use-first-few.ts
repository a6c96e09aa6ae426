import { useIsPainted } from "./use-is-painted.ts";

/**
 * Returns the first few rows for the first paint, and all of them right after it, so that rows out
 * of sight do not delay those in view.
 */
export function useFirstFew<T>(rows: readonly T[], few: number): readonly T[] {
  return useIsPainted() ? rows : rows.slice(0, few);
}
