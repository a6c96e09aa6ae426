import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/**
 * The point at which a run continues: the documents of `place` after the one with the id `after`.
 */
const cursorSchema = z.object({ place: z.string(), after: z.string() });
export type MigrationCursor = z.infer<typeof cursorSchema>;

/**
 * `companies/{id}/migrations/{migration}`: how far a migration is with the company. The cursor is
 * written in the transaction of each changed batch, so a run that was cut off goes on behind it.
 */
const migrationRunSchema = z.object({
  startedAt: instantSchema,
  startedBy: z.string(),
  cursor: z.nullable(cursorSchema),
  /** Documents changed by all runs so far. */
  changed: z.int().check(z.minimum(0)),
  /** Null until a run has come to the end. */
  finishedAt: z.nullable(instantSchema),
});
export type MigrationRun = z.infer<typeof migrationRunSchema>;

export function migrationRuns({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/migrations`,
    schema: migrationRunSchema,
    what: "migration",
  });
}
