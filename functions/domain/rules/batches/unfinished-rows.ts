import type { BatchRow } from "../../records/batches/batch.ts";

/**
 * The problem of a row that failed without a cause of its own, or that was not begun after such a
 * failure. Rows are stored with it; readers get it in their language from `wordedRows`.
 */
export const UNFINISHED_ROW = "Something went wrong with this row. Try it again.";

/** True if the row is tried again when the same batch is sent again. */
export function isUnfinished({ problem, rule }: BatchRow): boolean {
  return problem === UNFINISHED_ROW || rule?.code === "busy";
}
