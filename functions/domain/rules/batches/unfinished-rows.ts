import type { BatchRow } from "../../records/batches/batch.ts";

/**
 * The problem of a row that failed without a cause of its own, or that was not begun after such a
 * failure. Rows are stored with it; readers get it in their language from `wordedProblem`.
 */
export const UNFINISHED_ROW = "Something went wrong with this row. Try it again.";

/** The problem of a row that was not begun because the time of the request was over. */
export const UNREACHED_ROW = "Not reached in time. Try again.";

/** True if the row is tried again when the same batch is sent again. */
export function isUnfinished({ problem, rule }: Pick<BatchRow, "problem" | "rule">): boolean {
  return problem === UNFINISHED_ROW || problem === UNREACHED_ROW || rule?.code === "busy";
}
