import type { BatchId } from "../../kernel/ids/record-ids.ts";
import { batchIdSchema } from "../../kernel/ids/record-ids.ts";
import { employeeIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
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
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  recordId: z.nullable(idSchema),
  title: lineSchema(200),
  /** Whom the title names, where the record is not the employee; null in older rows. */
  employeeId: z._default(z.nullable(employeeIdSchema), null),
  /** The reason why nothing was done with the row; null when it was done. */
  problem: z.nullable(z.string()),
  /** The rule behind the problem; null without a rule, and in rows from before it was kept. */
  rule: z._default(z.nullable(brokenRuleSchema), null),
  /** The data that undoing this kind of batch reads; null where nothing can be undone. */
  undoJson: z.nullable(z.string()),
  isUndone: z.boolean(),
  /** The reason why the row could not be undone. */
  undoProblem: z.nullable(z.string()),
  undoRule: z._default(z.nullable(brokenRuleSchema), null),
  /** The parts that stay although the row was undone. */
  undoRemark: z._default(z.nullable(z.string()), null),
});
/** What names each row of every bulk action. */
export const batchRowNames = z.pick(batchRowSchema, { key: true, title: true }).shape;
export type BatchRow = z.infer<typeof batchRowSchema>;

/** How the columns of an imported file were read, for the next file with those headings. */
export const readFileSchema = z.object({
  columns: z
    .array(
      z.object({
        heading: lineSchema(MOST_HEADING),
        field: z.nullable(z.string().check(z.maxLength(40))),
      }),
    )
    .check(z.maxLength(MOST_COLUMNS)),
  dayOrder: z.enum(["month", "day"]),
});
export type ReadFile = z.infer<typeof readFileSchema>;

/** `companies/{c}/batches/{id}`: one bulk action, row by row. */
export const batchSchema = z.object({
  id: batchIdSchema,
  /** Area and action, which decide how it is undone: "employees.saveRows". */
  kind: z.string().check(z.maxLength(60)),
  groupId: z.uuid(),
  title: lineSchema(120),
  /** Fingerprint of what was sent; null in batches from before it was kept. */
  inputHash: z._default(z.nullable(z.string()), null),
  /** How the file of an import was read; null in other batches. */
  file: z._default(z.nullable(readFileSchema), null),
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
  rows: z.array(batchRowSchema).check(z.maxLength(MOST_BATCH_ROWS)),
  undoneAt: z.nullable(instantSchema),
  undoneByName: z.nullable(z.string()),
  version: versionSchema,
});
export type Batch = z.infer<typeof batchSchema>;

/** The fields of every bulk action, apart from its rows. */
export const bulkSchema = z.extend(attemptSchema, {
  groupId: z.uuid(),
  title: batchSchema.shape.title,
});

/** The answer of a bulk action and of its undoing: one line for each row. */
export const batchAnswerSchema = z.object({
  batchId: batchIdSchema,
  rows: z.array(
    z.extend(z.pick(batchRowSchema, { key: true, recordId: true, title: true, problem: true }), {
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

export const undoBatchSchema = z.extend(attemptSchema, { batchId: batchIdSchema });
