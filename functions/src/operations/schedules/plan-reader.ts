import type { Actor } from "../commands/actor.ts";

/** A reader of findings about the schedule: decides which facts they may hold. */
export type PlanReader = Pick<Actor, "uid" | "role" | "scope" | "employeeId" | "locationIds">;
