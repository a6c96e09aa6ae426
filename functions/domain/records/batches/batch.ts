import type { BatchId } from "../../kernel/ids/record-ids.ts";
import { batchIdSchema } from "../../kernel/ids/record-ids.ts";
import { employeeIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod";
import { brokenRuleSchema } from "./broken-rule.ts";
import { attemptSchema, idSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The most rows that one call may carry; a longer action is several batches of one group. */
export const MOST_BATCH_ROWS = 100;

/** The most columns of a file that are remembered. */
export const MOST_COLUMNS = 60;
/** The most characters of a heading that are remembered. */
export const MOST_HEADING = 120;

/** One row of a bulk action: what became of it, and what its undoing needs. */
export const batchRowSchema = z.object({
  /** The key of a row in a batch: a line of a file, or the id of the record. */
  key: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  recordId: idSchema.nullable(),
  title: lineSchema(200),
  /** Whom the title names, where the record is not the employee; null in older rows. */
  employeeId: employeeIdSchema.nullable().default(null),
  /** The reason why nothing was done with the row; null when it was done. */
  problem: z.string().nullable(),
  /** The rule behind the problem; null without a rule, and in rows from before it was kept. */
  rule: brokenRuleSchema.nullable().default(null),
  /** The data that undoing this kind of batch reads; null where nothing can be undone. */
  undoJson: z.string().nullable(),
  isUndone: z.boolean(),
  /** The reason why the row could not be undone. */
  undoProblem: z.string().nullable(),
  undoRule: brokenRuleSchema.nullable().default(null),
  /** The parts that stay although the row was undone. */
  undoRemark: z.string().nullable().default(null),
});
/** What names each row of every bulk action. */
export const batchRowNames = batchRowSchema.pick({ key: true, title: true }).shape;
export type BatchRow = z.infer<typeof batchRowSchema>;

/** How the columns of an imported file were read, for the next file with those headings. */
export const readFileSchema = z.object({
  columns: z
    .array(z.object({ heading: lineSchema(MOST_HEADING), field: z.string().max(40).nullable() }))
    .max(MOST_COLUMNS),
  dayOrder: z.enum(["month", "day"]),
});
export type ReadFile = z.infer<typeof readFileSchema>;

/** `companies/{c}/batches/{id}`: one bulk action, row by row. */
export const batchSchema = z.object({
  id: batchIdSchema,
  /** Area and action, which decide how it is undone: "employees.saveRows". */
  kind: z.string().max(60),
  groupId: z.uuid(),
  title: lineSchema(120),
  /** Fingerprint of what was sent; null in batches from before it was kept. */
  inputHash: z.string().nullable().default(null),
  /** How the file of an import was read; null in other batches. */
  file: readFileSchema.nullable().default(null),
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
  rows: z.array(batchRowSchema).max(MOST_BATCH_ROWS),
  undoneAt: instantSchema.nullable(),
  undoneByName: z.string().nullable(),
  version: versionSchema,
});
export type Batch = z.infer<typeof batchSchema>;

/** The fields of every bulk action, apart from its rows. */
export const bulkSchema = attemptSchema.extend({
  groupId: z.uuid(),
  title: batchSchema.shape.title,
});

/** The answer of a bulk action and of its undoing: one line for each row. */
export const batchAnswerSchema = z.object({
  batchId: batchIdSchema,
  rows: z.array(
    batchRowSchema.pick({ key: true, recordId: true, title: true, problem: true }).extend({
      remark: batchRowSchema.shape.undoRemark,
      canBeUndone: z.boolean(),
      /** True if the row is tried again when the same call is sent again. */
      isUnfinished: z.boolean(),
    }),
  ),
});
export type BatchAnswer = z.infer<typeof batchAnswerSchema>;
export type BatchAnswerRow = BatchAnswer["rows"][number];

/** The id of a batch: the key of the attempt that sends it. */
export function batchIdOf({ idempotencyKey }: { idempotencyKey: string }): BatchId {
  return idempotencyKey as BatchId;
}

export const undoBatchSchema = attemptSchema.extend({ batchId: batchIdSchema });
