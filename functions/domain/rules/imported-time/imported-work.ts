import { z } from "zod";
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
  jobRoleId: jobRoleIdSchema.nullable(),
  startsAt: enteredInstantSchema,
  /** Null where the file has no clock-out. */
  endsAt: enteredInstantSchema.nullable(),
  breaks: z.array(importedBreakSchema).max(MOST_BREAKS),
  /** False where the file tells only how long the breaks were: they are paid for, not punched. */
  hasPunchedBreaks: z.boolean(),
  /** The clock's name in the file; null where it names none. */
  device: lineSchema(80).nullable(),
  note: noteSchema,
});
export type ImportedWork = z.infer<typeof importedWorkSchema>;

const rows = z.array(importedWorkSchema).max(MOST_BATCH_ROWS);

/** Imports worked time, each piece on its own; `file` is remembered for the next import. */
export const importTimeSchema = bulkSchema.extend({
  rows: rows.min(1),
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
  loose: z.array(loosePunchSchema).max(MOST_BATCH_ROWS),
});

/** What an import would do with each row: add it, or nothing, because it is there or refused. */
export const checkedImportSchema = z.object({
  rows: z.array(
    z.object({
      key: batchRowNames.key,
      outcome: z.enum(["add", "same", "problem"]),
      problem: z.string().nullable(),
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
