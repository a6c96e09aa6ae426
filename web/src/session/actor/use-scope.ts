import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf, Scope } from "@crewline/domain/kernel/access/permissions";
import { scopeOf } from "@crewline/domain/kernel/access/permissions";
import { useRights } from "./use-rights.ts";

/**
 * Returns the scope in which the signed-in person may do the action; null if it is refused by their
 * role, or by the company's plan.
 */
export function useScope<A extends Area>(area: A, action: ActionOf<A>): Scope | null {
  return scopeOf(useRights(), area, action);
}
