import { batchIdSchema } from "../../kernel/ids/record-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";
import type { Batch } from "../../records/batches/batch.ts";
import { batchSchema } from "../../records/batches/batch.ts";
import { mayBeUndone } from "./undo-batch.ts";

/** One bulk action as a person remembers it, however many calls it took. */
export const batchGroupSchema = z.object({
  groupId: batchSchema.shape.groupId,
  title: batchSchema.shape.title,
  at: instantSchema,
  byName: z.string(),
  /** The calls that can still be undone, the last one first. */
  batchIds: z.array(batchIdSchema),
  done: z.int(),
  failed: z.int(),
  undone: z.int(),
  undoneAt: z.nullable(instantSchema),
  undoneByName: z.nullable(z.string()),
  /** The first rows with what became of them. */
  rows: z.array(z.object({ title: z.string(), problem: z.nullable(z.string()) })),
});
export type BatchGroup = z.infer<typeof batchGroupSchema>;

const MOST_ROWS = 20;

/**
 * The calls of bulk actions, put together by action, the latest first. What was done last is undone
 * first, so that a record that two calls changed ends as it began.
 */
export function groupBatches(batches: readonly Batch[]): BatchGroup[] {
  const groups = Map.groupBy(batches, ({ groupId }) => groupId);
  return [...groups.values()]
    .map((calls) => groupOf(calls))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

function groupOf(calls: readonly Batch[]): BatchGroup {
  const latestFirst = calls.toSorted((a, b) => b.at.localeCompare(a.at));
  const [last] = latestFirst;
  if (last === undefined) throw new Error("A group has at least one batch.");
  const rows = latestFirst.toReversed().flatMap((batch) => batch.rows);
  const undone = latestFirst.find(({ undoneAt }) => undoneAt !== null);
  return {
    groupId: last.groupId,
    title: last.title,
    at: last.at,
    byName: last.byName,
    batchIds: latestFirst.filter((batch) => batch.rows.some(mayBeUndone)).map(({ id }) => id),
    done: rows.filter(({ problem }) => problem === null).length,
    failed: rows.filter(({ problem }) => problem !== null).length,
    undone: rows.filter(({ isUndone }) => isUndone).length,
    undoneAt: undone?.undoneAt ?? null,
    undoneByName: undone?.undoneByName ?? null,
    rows: rows.slice(0, MOST_ROWS).map(({ title, problem, undoProblem, undoRemark }) => ({
      title,
      problem: problem ?? undoProblem ?? undoRemark,
    })),
  };
}
