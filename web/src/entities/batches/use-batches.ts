import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import { useState } from "react";
import type { BatchAnswer, BatchAnswerRow } from "@crewline/domain/records/batches/batch";

/** Rows per call: few enough for a quick answer, so that the progress moves. */
const ROWS_AT_ONCE = 25;

interface BulkCall<R> {
  groupId: string;
  title: string;
  rows: R[];
}

export interface BatchCommands<R> {
  /** Returns null when the call failed; the command then has the problem. */
  save: (bulk: BulkCall<R>) => Promise<BatchAnswer | null>;
  undo: (batchId: BatchId) => Promise<BatchAnswer | null>;
  /** Rows of a call, where each of them takes long. */
  rowsAtOnce?: number;
}

export interface BatchProgress {
  done: number;
  total: number;
}

export interface BatchOutcome {
  rows: readonly BatchAnswerRow[];
  batchIds: readonly BatchId[];
  /** Rows that were not sent because a call failed. */
  unsent: number;
}

/** Calls of a bulk action of earlier, in the order in which they are undone. */
export interface Undoable {
  batchIds: readonly BatchId[];
  /** The number of rows to undo in these calls. */
  total: number;
}

/** Runs a bulk action in calls of a few rows, with its progress, and undoes it. */
export function useBatches<R>({
  save,
  undo: undoOne,
  rowsAtOnce = ROWS_AT_ONCE,
}: BatchCommands<R>) {
  const [progress, setProgress] = useState<BatchProgress | null>(null);

  /** Returns null where not even the first call was answered, so that the form stays as it was. */
  const run = async (title: string, rows: readonly R[]): Promise<BatchOutcome | null> => {
    const groupId = crypto.randomUUID();
    const answers: BatchAnswer[] = [];
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      setProgress({ done: from, total: rows.length });
      const chunk = rows.slice(from, from + rowsAtOnce);
      const answer = await save({ groupId, title, rows: chunk });
      if (answer === null) break;
      answers.push(answer);
    }
    setProgress(null);
    return answers.length === 0 ? null : outcomeOf(answers, rows.length);
  };

  const undoAll = async ({ batchIds, total }: Undoable): Promise<BatchOutcome> => {
    const answers: BatchAnswer[] = [];
    for (const batchId of batchIds) {
      setProgress({ done: answers.flatMap((answer) => answer.rows).length, total });
      const answer = await undoOne(batchId);
      if (answer === null) break;
      answers.push(answer);
    }
    setProgress(null);
    return outcomeOf(answers, total);
  };

  const undo = (outcome: BatchOutcome) => {
    const total = outcome.rows.filter(({ canBeUndone }) => canBeUndone).length;
    return undoAll({ batchIds: outcome.batchIds, total });
  };

  return { run, undo, undoAll, progress };
}

function outcomeOf(answers: readonly BatchAnswer[], total: number): BatchOutcome {
  const rows = answers.flatMap((answer) => answer.rows);
  const batchIds = answers
    .filter((answer) => answer.rows.some(({ canBeUndone }) => canBeUndone))
    .map(({ batchId }) => batchId);
  return { rows, batchIds, unsent: total - rows.length };
}
