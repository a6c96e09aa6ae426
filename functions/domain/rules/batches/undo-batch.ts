import type { UserId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Batch, BatchAnswer, BatchRow } from "../../records/batches/batch.ts";
import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import { isUnfinished } from "./unfinished-rows.ts";

type Undoer = Readonly<{ uid: UserId; role: string }>;

type Answered = Pick<Batch, "id" | "rows">;

/** Returns a stored problem in the words of the reader. */
type Wording = (problem: string | null, rule: BrokenRule | null) => string | null;

/**
 * Returns the rows of a batch that can still be undone: done, not undone yet, and of a kind that
 * can be undone. Throws notFound for another person's batch unless an admin asks.
 */
export function rowsToUndo(batch: Batch, by: Undoer): BatchRow[] {
  if (by.role !== "admin" && by.uid !== batch.byUid) {
    throw new RuleViolation("notFound", { what: "batch" });
  }
  return batch.rows.filter(mayBeUndone);
}

export function mayBeUndone(row: BatchRow): boolean {
  return row.problem === null && row.undoJson !== null && !row.isUndone;
}

/** The results of the rows when the batch was made. */
export function batchAnswer({ id, rows }: Answered, worded: Wording): BatchAnswer {
  return {
    batchId: id,
    rows: rows.map((row) => ({
      key: row.key,
      recordId: row.recordId,
      title: row.title,
      problem: worded(row.problem, row.rule),
      remark: null,
      canBeUndone: mayBeUndone(row),
      isUnfinished: isUnfinished(row),
    })),
  };
}

/**
 * The results of the rows when the batch was undone: the rows concerned, and why any were not. Only
 * those of locked weeks and unfinished ones are worth another try.
 */
export function undoAnswer({ id, rows }: Answered, worded: Wording): BatchAnswer {
  return {
    batchId: id,
    rows: rows
      .filter(({ isUndone, undoProblem }) => isUndone || undoProblem !== null)
      .map((row) => ({
        key: row.key,
        recordId: row.recordId,
        title: row.title,
        problem: worded(row.undoProblem, row.undoRule),
        remark: row.undoRemark,
        canBeUndone: mayBeUndoneLater(row),
        isUnfinished: isUnfinished({ problem: row.undoProblem, rule: row.undoRule }),
      })),
  };
}

/** True for a row that a locked week keeps as it is: once the week is unlocked it can be undone. */
function mayBeUndoneLater(row: BatchRow): boolean {
  return mayBeUndone(row) && row.undoRule?.code === "weekLocked";
}

/** "38 done" or "38 done, 2 failed". */
export function resultWords(rows: readonly { problem: string | null }[]): string {
  const failed = rows.filter(({ problem }) => problem !== null).length;
  const done = `${rows.length - failed} done`;
  return failed === 0 ? done : `${done}, ${failed} failed`;
}
