import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { BatchAnswer, BatchAnswerRow } from "@crewline/domain/records/batches/batch";

export interface BatchProgress {
  done: number;
  total: number;
}

export interface BatchOutcome {
  rows: readonly BatchAnswerRow[];
  batchIds: readonly BatchId[];
  /** Rows that were not sent because a call failed. */
  unsent: number;
  /** Sends what is unfinished or unsent again; null where that is nothing. */
  again: (() => Promise<BatchOutcome>) | null;
}

/** A call of a few rows: its last answer, and how it is sent, for the first time or again. */
export interface BatchCall {
  send: (before: BatchAnswer | null) => Promise<BatchAnswer | null>;
  /** Null before it is answered. */
  answer: BatchAnswer | null;
}

/**
 * Sends the calls that have no answer or unfinished rows, one after the other up to the first that
 * fails, and returns what became of all rows. `total` is their number.
 */
export async function sendCalls(
  calls: readonly BatchCall[],
  total: number,
  onProgress: (progress: BatchProgress | null) => void,
): Promise<BatchOutcome> {
  const sent = [...calls];
  for (const [index, call] of calls.entries()) {
    if (!isOpen(call)) continue;
    onProgress({ done: rowsOf(sent.slice(0, index)).length, total });
    const answer = await call.send(call.answer);
    if (answer === null) break;
    sent[index] = { ...call, answer };
  }
  onProgress(null);
  const rows = rowsOf(sent);
  const unsent = total - rows.length;
  const again = () => sendCalls(sent, total, onProgress);
  return { rows, batchIds: idsOf(sent), unsent, again: sent.some(isOpen) ? again : null };
}

function isOpen({ answer }: BatchCall): boolean {
  return answer === null || answer.rows.some(({ isUnfinished }) => isUnfinished);
}

function rowsOf(calls: readonly BatchCall[]): BatchAnswerRow[] {
  return calls.flatMap(({ answer }) => answer?.rows ?? []);
}

/** The calls that can be undone. */
function idsOf(calls: readonly BatchCall[]): BatchId[] {
  return calls
    .flatMap(({ answer }) => answer ?? [])
    .filter(({ rows }) => rows.some(({ canBeUndone }) => canBeUndone))
    .map(({ batchId }) => batchId);
}
