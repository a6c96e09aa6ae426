import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf } from "@crewline/domain/kernel/access/permissions";
import { useScope } from "./use-scope.ts";

/** True when the signed-in person may do the action in any scope. */
export function useMay<A extends Area>(area: A, action: ActionOf<A>): boolean {
  return useScope(area, action) !== null;
}
