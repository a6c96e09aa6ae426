import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The answer of an attempt, kept until `expiresAt` (the collection's TTL field). */
const idempotencyKeySchema = z.object({
  procedure: z.string(),
  inputHash: z.string(),
  answerJson: z.string(),
  expiresAt: instantSchema,
});

export function idempotencyKeys(unit: Unit) {
  return collection(unit, {
    path: "idempotencyKeys",
    schema: idempotencyKeySchema,
    what: "attempt",
  });
}
