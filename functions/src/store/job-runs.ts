import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

const jobRunSchema = z.object({ ranAt: instantSchema });

/** When each scheduled job ran last, where no scheduler keeps the time. */
export function jobRuns(unit: Unit) {
  return collection(unit, { path: "jobRuns", schema: jobRunSchema, what: "job" });
}
