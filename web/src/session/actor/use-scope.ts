import { use } from "react";
import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf, Scope } from "@crewline/domain/kernel/access/permissions";
import { scopeOf } from "@crewline/domain/kernel/access/permissions";
import { isKeptWhileReadOnly } from "@crewline/domain/kernel/access/while-read-only";
import { StandingContext } from "./contexts.ts";
import { useLogin } from "./use-login.ts";

/**
 * Returns the scope in which the signed-in person may do the action; null if it is refused, as most
 * actions are while the company is read-only.
 */
export function useScope<A extends Area>(area: A, action: ActionOf<A>): Scope | null {
  const login = useLogin();
  const isReadOnly = use(StandingContext) !== null;
  if (isReadOnly && !isKeptWhileReadOnly(area, action, { isCommand: false })) return null;
  return scopeOf(login, area, action);
}
