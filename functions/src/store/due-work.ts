import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { dueWorkSchema } from "@crewline/domain/records/jobs/due-work";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Filter } from "./unit/collection.ts";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The work of all companies by the instant at which it is due; no client reads it. */
export function dueWork(unit: Unit) {
  return collection(unit, { path: "dueWork", schema: dueWorkSchema, what: "dueWork" });
}

/** Writes the work, or moves it to its new instant; null writes nothing. */
export function saveDueWork(unit: Unit, due: DueWork | null): void {
  if (due !== null) dueWork(unit).save(due.id, due);
}

export function dueUntil(at: Instant): Filter[] {
  return [["dueAt", "<=", at]];
}
