import { createHash } from "node:crypto";
import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { z } from "zod/mini";

/**
 * What a batch keeps of a shift that it wrote: the version and a mark of the plan that it had then.
 * One that was edited and edited back has the plan again. Older batches have no marks.
 */
export const keptShiftSchema = z.object({
  id: shiftIdSchema,
  version: versionSchema,
  mark: z.exactOptional(z.string().check(z.maxLength(60))),
});
type KeptShift = z.infer<typeof keptShiftSchema>;

export function keptShift({ id, version, ...shift }: Shift): KeptShift {
  return { id, version, mark: markOf(shift) };
}

/** True for a shift that has the plan that the batch gave it. */
export function isAsKept(shift: Shift, { version, mark }: KeptShift): boolean {
  return shift.version === version || markOf(shift) === mark;
}

function markOf(shift: Omit<Shift, "id" | "version">): string {
  const plan = Object.entries(planOf(shift)).toSorted(([a], [b]) => a.localeCompare(b));
  return createHash("sha256").update(JSON.stringify(plan)).digest("base64url");
}
