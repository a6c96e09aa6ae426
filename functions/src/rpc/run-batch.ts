import type { Batch, BatchAnswer, BatchRow } from "@crewline/domain/batches/batch";
import { batchAnswer, rowsToUndo, undoAnswer } from "@crewline/domain/batches/undo-batch";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { now } from "../platform/clock.ts";
import { runsInEmulator } from "../platform/env.ts";
import { companyStore } from "../store/company-store.ts";
import { readCompany } from "../store/read-company.ts";
import { inTransaction } from "../store/unit.ts";
import type { Actor } from "./actor.ts";

/**
 * Rows that are worked on at the same time; more would wait for each other's locks. The emulator
 * locks a whole collection for each query, and lets two rows wait two seconds for each other.
 */
const atOnce = () => (runsInEmulator() ? 1 : 8);

interface Bulk<R> {
  idempotencyKey: string;
  groupId: string;
  title: string;
  rows: readonly R[];
}

/** The attempt of one row: the same whenever the same batch is tried again. */
export interface RowAttempt {
  idempotencyKey: string;
}

/** What came of a row; `undo` is what undoing it needs, null where that is impossible. */
export interface RowDone {
  recordId: string;
  title: string;
  undo: object | null;
}

/**
 * Works through the rows of a bulk action, each in a transaction of its own, and keeps what became
 * of them. `act` has to run as `command` with the attempt it is given: a batch that is tried again
 * after a crash then goes on where it stopped. A broken rule concerns its row alone.
 */
export async function runBatch<R extends { key: string; title: string }>(
  actor: Actor,
  bulk: Bulk<R>,
  act: (row: R, attempt: RowAttempt) => Promise<RowDone>,
): Promise<BatchAnswer> {
  const id = bulk.idempotencyKey;
  const known = await (await readCompany(actor.companyId)).batches.find(id);
  if (known !== null) return batchAnswer(known);
  const rows = await inTurns(bulk.rows, async (row) => {
    const attempt = { idempotencyKey: `${id}-${row.key}` };
    return rowOf(row, await outcomeOf(() => act(row, attempt)));
  });
  const { groupId, title } = bulk;
  const by = { at: now(), byUid: actor.uid, byName: actor.displayName };
  const undone = { undoneAt: null, undoneByName: null };
  const batch = { id, kind: actor.procedure, groupId, title, ...by, rows, ...undone, version: 1 };
  // Where nothing was done there is nothing to tell later, and nothing to undo.
  if (rows.some(({ problem }) => problem === null)) await save(actor, batch);
  return batchAnswer(batch);
}

/** Undoes one row of a batch, given what was kept for that; throws the rule that is in the way. */
export type UndoRow = (row: BatchRow, undo: unknown, attempt: RowAttempt) => Promise<void>;

/** Undoes what can be undone of a batch, by the way that its kind names, and says what could not. */
export async function undoBatch(
  actor: Actor,
  batchId: string,
  ways: Readonly<Record<string, UndoRow>>,
): Promise<BatchAnswer> {
  const batch = await (await readCompany(actor.companyId)).batches.get(batchId);
  const way = ways[batch.kind];
  if (way === undefined) throw new RuleViolation("notFound", { what: "batch" });
  const wanted = new Set(rowsToUndo(batch, actor).map(({ key }) => key));
  const rows = await inTurns(batch.rows, async (row) => {
    if (!wanted.has(row.key)) return row;
    const attempt = { idempotencyKey: `undo-${batchId}-${row.key}` };
    const outcome = await outcomeOf(() => way(row, JSON.parse(row.undoJson ?? "null"), attempt));
    return { ...row, isUndone: outcome.problem === null, undoProblem: outcome.problem };
  });
  const { version } = batch;
  const undone = { undoneAt: now(), undoneByName: actor.displayName, version: version + 1 };
  const after = { ...batch, rows, ...undone };
  await save(actor, after);
  return undoAnswer(after);
}

type Outcome<T> = { done: T; problem: null } | { done: null; problem: string };

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await work(), problem: null };
  } catch (error) {
    if (error instanceof RuleViolation) return { done: null, problem: error.message };
    throw error;
  }
}

function rowOf(row: { key: string; title: string }, { done, problem }: Outcome<RowDone>): BatchRow {
  const undo = done?.undo ?? null;
  return {
    key: row.key,
    recordId: done?.recordId ?? null,
    title: done?.title ?? row.title,
    problem,
    undoJson: undo === null ? null : JSON.stringify(undo),
    isUndone: false,
    undoProblem: null,
  };
}

/** The results in the order of the rows, a few of them worked out at a time. */
async function inTurns<R, T>(rows: readonly R[], work: (row: R) => Promise<T>): Promise<T[]> {
  const results = new Map<number, T>();
  const waiting = rows.entries();
  const worker = async () => {
    for (const [index, row] of waiting) results.set(index, await work(row));
  };
  await Promise.all(Array.from({ length: atOnce() }, worker));
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}

function save({ companyId }: Actor, batch: Batch): Promise<void> {
  return inTransaction(async (unit) => companyStore(unit, companyId).batches.save(batch.id, batch));
}
