import type { Area } from "./area.ts";
import type { ActionOf } from "./permissions.ts";

/** The actions that only read; each other one has a command. */
const readings: ReadonlySet<string> = new Set([
  "view",
  "viewRecords",
  "viewRules",
  "viewDrifts",
  "prove",
]);

/** True for the actions that are left to product staff who view a company as a member. */
export function isKeptWhileViewing<A extends Area>(action: ActionOf<A>): boolean {
  return readings.has(action);
}
