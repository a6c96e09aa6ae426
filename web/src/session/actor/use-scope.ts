import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf, Scope } from "@crewline/domain/kernel/access/permissions";
import { scopeOf } from "@crewline/domain/kernel/access/permissions";
import { isKeptWhileReadOnly } from "@crewline/domain/kernel/access/while-read-only";
import { isKeptWhileViewing } from "@crewline/domain/kernel/access/while-viewing";
import { use } from "react";
import { ReadOnlyContext } from "./contexts.ts";
import { useIsViewing } from "./use-login.ts";
import { useRights } from "./use-rights.ts";

/**
 * Returns the scope in which the signed-in person may do the action; null if it is refused by their
 * role, or by the company's plan. Product staff who view a company as a member are offered nothing
 * but reading; members of a read-only company beside it the clock, the export and the subscription.
 */
export function useScope<A extends Area>(area: A, action: ActionOf<A>): Scope | null {
  const scope = useSeenScope(area, action);
  const isViewing = useIsViewing();
  const isReadOnly = use(ReadOnlyContext);
  if (isKeptWhileViewing(action)) return scope;
  const isStopped = isViewing || (isReadOnly && !isKeptWhileReadOnly(area, action));
  return isStopped ? null : scope;
}

/**
 * The scope in which the role holds the right, for what a screen shows to those who hold it: the
 * same in a view of product staff and in a read-only company, to whom `useScope` offers no command.
 */
export function useSeenScope<A extends Area>(area: A, action: ActionOf<A>): Scope | null {
  return scopeOf(useRights(), area, action);
}
