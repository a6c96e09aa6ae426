import type { BatchRow } from "../../records/batches/batch.ts";

/** What a row says that failed for no reason of its own, or was not begun any more after one. */
export const UNFINISHED_ROW = "Something went wrong with this row. Try it again.";

/** Whether the row is tried again when the same batch is sent again. */
export function isUnfinished({ problem, rule }: BatchRow): boolean {
  return problem === UNFINISHED_ROW || rule?.code === "busy";
}
