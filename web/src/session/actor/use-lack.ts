import type { Area } from "@crewline/domain/kernel/access/area";
import type { Feature } from "@crewline/domain/kernel/access/features";
import type { ActionOf } from "@crewline/domain/kernel/access/permissions";
import { lackOf } from "@crewline/domain/kernel/access/permissions";
import { useRights } from "./use-rights.ts";

/** Returns the feature that the plan leaves out and the action needs; null if only the role counts. */
export function useLack<A extends Area>(area: A, action: ActionOf<A>): Feature | null {
  return lackOf(useRights(), area, action);
}
