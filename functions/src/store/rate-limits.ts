import type { AttemptWindow } from "@crewline/domain/rules/sign-ins/rate-limits";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { countWrite } from "../platform/usage-meter.ts";
import { collection } from "./unit/collection.ts";
import { moreBy } from "./unit/firestore.ts";
import type { Unit } from "./unit/unit.ts";

/** The attempts of one window, kept until `expiresAt` (the collection's TTL field). */
const attemptWindowSchema = z.object({
  count: z.int().check(z.minimum(1)),
  expiresAt: instantSchema,
});

const path = "rateLimits";

export function attemptWindows(unit: Unit) {
  return collection(unit, { path, schema: attemptWindowSchema, what: "limit" });
}

/** Writes a window outside of a transaction; `more` is added to the count stored by then. */
export async function writeWindow(
  unit: Unit,
  id: string,
  { count, expiresAt, more = null }: AttemptWindow & { more?: number | null },
): Promise<void> {
  const written = {
    count: more === null ? count : await moreBy(more),
    expiresAt: new Date(expiresAt),
  };
  countWrite();
  await unit.firestore.doc(`${path}/${id}`).set(written, { merge: true });
}
