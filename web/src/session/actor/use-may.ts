import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf } from "@crewline/domain/kernel/access/permissions";
import { useScope, useSeenScope } from "./use-scope.ts";

/** True when the signed-in person may do the action in any scope. */
export function useMay<A extends Area>(area: A, action: ActionOf<A>): boolean {
  return useScope(area, action) !== null;
}

/** True where a screen shows what belongs to the right; see `useSeenScope`. */
export function useSees<A extends Area>(area: A, action: ActionOf<A>): boolean {
  return useSeenScope(area, action) !== null;
}
