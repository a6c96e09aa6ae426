import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf, Scope } from "@crewline/domain/kernel/access/permissions";
import { scopeOf } from "@crewline/domain/kernel/access/permissions";
import { useLogin } from "./use-login.ts";

/** How far the signed-in person may do the action, or null when it is refused. */
export function useScope<A extends Area>(area: A, action: ActionOf<A>): Scope | null {
  return scopeOf(useLogin(), area, action);
}
