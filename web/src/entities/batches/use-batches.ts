import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import { useState } from "react";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { BatchCall, BatchOutcome, BatchProgress } from "./batch-calls.ts";
import { sendCalls } from "./batch-calls.ts";

/** Rows per call: few enough for a quick answer, so that the progress moves. */
const ROWS_AT_ONCE = 25;

interface BulkCall<R> {
  groupId: string;
  title: string;
  rows: R[];
  /** The key of the call that is repeated. */
  idempotencyKey?: BatchId;
}

export interface BatchCommands<R> {
  /** Returns null when the call failed; the command then has the problem. */
  save: (bulk: BulkCall<R>) => Promise<BatchAnswer | null>;
  undo: (batchId: BatchId) => Promise<BatchAnswer | null>;
  /** Rows of a call, where each of them takes long. */
  rowsAtOnce?: number;
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
    const calls = chunksOf(rows, rowsAtOnce).map((chunk) =>
      callOf((before) => {
        const again = before === null ? {} : { idempotencyKey: before.batchId };
        return save({ groupId, title, rows: chunk, ...again });
      }),
    );
    const outcome = await sendCalls(calls, rows.length, setProgress);
    return outcome.unsent === rows.length ? null : outcome;
  };

  const undoAll = ({ batchIds, total }: Undoable): Promise<BatchOutcome> => {
    const calls = batchIds.map((batchId) => callOf(() => undoOne(batchId)));
    return sendCalls(calls, total, setProgress);
  };

  const undo = (outcome: BatchOutcome) => {
    const total = outcome.rows.filter(({ canBeUndone }) => canBeUndone).length;
    return undoAll({ batchIds: outcome.batchIds, total });
  };

  return { run, undo, undoAll, progress };
}

function callOf(send: BatchCall["send"]): BatchCall {
  return { send, answer: null };
}

function chunksOf<R>(rows: readonly R[], size: number): R[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
