import { z } from "zod/mini";
import type { EmployeeId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { noteSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { enteredInstantSchema, epochSeconds } from "../../kernel/time/instant.ts";
import {
  batchRowNames,
  batchSchema,
  bulkSchema,
  MOST_BATCH_ROWS,
} from "../../records/batches/batch.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { MOST_BREAKS, timeEntryFlagSchema } from "../../records/time-entries/time-entry.ts";

const importedBreakSchema = z.object({
  startsAt: enteredInstantSchema,
  endsAt: enteredInstantSchema,
  isPaid: z.boolean(),
});

/** One piece of work of a file. */
export const importedWorkSchema = z.object({
  ...batchRowNames,
  employeeId: employeeIdSchema,
  locationId: locationIdSchema,
  /** Null for the role of the shift, else the employee's first. */
  jobRoleId: z.nullable(jobRoleIdSchema),
  startsAt: enteredInstantSchema,
  /** Null where the file has no clock-out. */
  endsAt: z.nullable(enteredInstantSchema),
  breaks: z.array(importedBreakSchema).check(z.maxLength(MOST_BREAKS)),
  /** False where the file tells only how long the breaks were: they are paid for, not punched. */
  hasPunchedBreaks: z.boolean(),
  /** The clock's name in the file; null where it names none. */
  device: z.nullable(lineSchema(80)),
  note: noteSchema,
});
export type ImportedWork = z.infer<typeof importedWorkSchema>;

const rows = z.array(importedWorkSchema).check(z.maxLength(MOST_BATCH_ROWS));

/** Imports worked time, each piece on its own; `file` is remembered for the next import. */
export const importTimeSchema = z.extend(bulkSchema, {
  rows: rows.check(z.minLength(1)),
  file: batchSchema.shape.file,
});

/** A punch of a file that belongs to no work of it. */
const loosePunchSchema = z.object({
  key: batchRowNames.key,
  employeeId: employeeIdSchema,
  at: enteredInstantSchema,
});

export const checkTimeImportSchema = z.object({
  rows,
  loose: z.array(loosePunchSchema).check(z.maxLength(MOST_BATCH_ROWS)),
});

/** What an import would do with each row: add it, or nothing, because it is there or refused. */
export const checkedImportSchema = z.object({
  rows: z.array(
    z.object({
      key: batchRowNames.key,
      outcome: z.enum(["add", "same", "problem"]),
      problem: z.nullable(z.string()),
      /** What a reviewer of the entry will be shown. */
      flags: z.array(timeEntryFlagSchema),
    }),
  ),
});
export type CheckedImport = z.infer<typeof checkedImportSchema>;
export type CheckedRow = CheckedImport["rows"][number];

/**
 * The id of the entry of a clock-in in a file: one employee has one entry that begins at a second,
 * so that a file, or two files with the same punch, make it once.
 */
export function importedEntryId(employeeId: EmployeeId, startsAt: Instant): TimeEntryId {
  return `import_${employeeId}_${epochSeconds(startsAt)}` as TimeEntryId;
}
