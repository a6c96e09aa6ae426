import { batchIdOf } from "@crewline/domain/records/batches/batch";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { BrokenRule } from "@crewline/domain/records/batches/broken-rule";
import type {
  Batch,
  BatchAnswer,
  BatchRow,
  ReadFile,
} from "@crewline/domain/records/batches/batch";
import { batchAnswer, rowsToUndo, undoAnswer } from "@crewline/domain/rules/batches/undo-batch";
import { isUnfinished, UNFINISHED_ROW } from "@crewline/domain/rules/batches/unfinished-rows";
import { wordedProblem } from "@crewline/domain/words/batches/worded-rows";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { lookSoon } from "../alerts/look-soon.ts";
import type { Actor } from "../commands/actor.ts";
import { hashOf } from "../commands/command.ts";
import { outcomesOf } from "./row-outcomes.ts";

interface Bulk<R> {
  idempotencyKey: string;
  groupId: string;
  title: string;
  rows: readonly R[];
  /** How the file of an import was read. */
  file?: ReadFile | null;
}

interface BulkRow extends Pick<BatchRow, "key" | "title"> {
  employeeId?: EmployeeId | null;
}

/** The attempt of one row: the same whenever the same batch is retried. */
export interface RowAttempt {
  idempotencyKey: string;
  batchId: BatchId;
}

/** The outcome of a row; `undo` is what undoing it needs, null where that is impossible. */
export interface RowDone {
  recordId: string;
  title: string;
  undo: object | null;
  /** The employee whose record it is, where the sent row does not name them. */
  employeeId?: EmployeeId;
}

/**
 * Processes the rows of a bulk action, each in its own transaction, and stores the outcomes. `act`
 * must run as `command` with the attempt it is given: a batch that is sent again after a crash then
 * continues where it stopped, and a known one retries its unfinished rows. The key of a known batch
 * with another input throws keyUsed.
 */
export async function runBatch<R extends BulkRow>(
  actor: Actor,
  bulk: Bulk<R>,
  act: (row: R, attempt: RowAttempt) => Promise<RowDone>,
): Promise<BatchAnswer> {
  const known = await (await readCompany(actor.companyId)).batches.find(batchIdOf(bulk));
  const before = known ?? newBatch(actor, bulk);
  if (before.kind !== actor.procedure || before.byUid !== actor.uid)
    throw new RuleViolation("keyUsed", {});
  if (before.inputHash !== null && before.inputHash !== hashOf(bulk))
    throw new RuleViolation("keyUsed", {});
  const unfinished = new Set(before.rows.filter(isUnfinished).map(({ key }) => key));
  const open = bulk.rows.filter(({ key }) => unfinished.has(key));
  if (open.length === 0 || before.undoneAt !== null) return batchAnswer(before, wordingFor(actor));
  const outcomes = await outcomesOf(
    open,
    async (row) =>
      doneRow(
        row,
        await act(row, { idempotencyKey: `${before.id}-${row.key}`, batchId: before.id }),
      ),
    actor.locale,
  );
  const tried = new Map(open.map(({ key }, index) => [key, outcomes[index]]));
  const rows = before.rows.map((row) => {
    const outcome = tried.get(row.key);
    return outcome === undefined
      ? row
      : (outcome.done ?? { ...row, problem: outcome.problem, rule: outcome.rule });
  });
  const batch = { ...before, rows, version: before.version + 1 };
  // A batch without changes has nothing to report or undo.
  if (rows.some(({ problem }) => problem === null)) await save(actor, batch);
  return batchAnswer(batch, wordingFor(actor));
}

/** Words the problems of rows for the person who acts. */
function wordingFor({ locale }: Actor) {
  return (problem: string | null, rule: BrokenRule | null) => wordedProblem(problem, rule, locale);
}

/** A batch whose rows are still to be processed. */
export function newBatch<R extends BulkRow>(actor: Actor, bulk: Bulk<R>): Batch {
  const { groupId, title, file = null } = bulk;
  const rows = bulk.rows.map((row) => ({
    ...untried,
    key: row.key,
    title: row.title,
    employeeId: row.employeeId ?? null,
  }));
  const inputHash = hashOf(bulk);
  const by = { at: now(), byUid: actor.uid, byName: actor.displayName };
  const undone = { undoneAt: null, undoneByName: null };
  return {
    id: batchIdOf(bulk),
    kind: actor.procedure,
    groupId,
    title,
    inputHash,
    file,
    ...by,
    rows,
    ...undone,
    version: 0,
  };
}

const untried = {
  recordId: null,
  employeeId: null,
  problem: UNFINISHED_ROW,
  rule: null,
  undoJson: null,
  isUndone: false,
  undoProblem: null,
  undoRule: null,
  undoRemark: null,
};

/**
 * Undoes one row of a batch, given what was kept for that; throws the rule that prevents it, and
 * returns what else stays unchanged.
 */
export type UndoRow = (
  row: BatchRow,
  undo: unknown,
  attempt: RowAttempt,
) => Promise<string | null | void>;

/** Undoes what can be undone of a batch, by its kind, and returns what could not. */
export async function undoBatch(
  actor: Actor,
  batchId: BatchId,
  ways: Readonly<Record<string, UndoRow>>,
): Promise<BatchAnswer> {
  const batch = await (await readCompany(actor.companyId)).batches.get(batchId);
  const way = ways[batch.kind];
  if (way === undefined) throw new RuleViolation("notFound", { what: "batch" });
  const wanted = new Set(rowsToUndo(batch, actor).map(({ key }) => key));
  const concerned = batch.rows.filter(({ key }) => wanted.has(key));
  const outcomes = await outcomesOf(
    concerned,
    (row) =>
      way(row, JSON.parse(row.undoJson ?? "null"), {
        idempotencyKey: `undo-${batchId}-${row.key}`,
        batchId,
      }),
    actor.locale,
  );
  const tried = new Map(concerned.map(({ key }, index) => [key, outcomes[index]]));
  const rows = batch.rows.map((row) => {
    const outcome = tried.get(row.key);
    if (outcome === undefined) return row;
    const { problem, rule, done: remark } = outcome;
    return {
      ...row,
      isUndone: problem === null,
      undoProblem: problem,
      undoRule: rule,
      undoRemark: remark ?? null,
    };
  });
  const { version } = batch;
  const undone = { undoneAt: now(), undoneByName: actor.displayName, version: version + 1 };
  const after = { ...batch, rows, ...undone };
  await save(actor, after);
  return undoAnswer(after, wordingFor(actor));
}

/** A row once it is processed. */
export function doneRow({ key, employeeId: sent }: BulkRow, done: RowDone): BatchRow {
  const { recordId, title, undo, employeeId = sent ?? null } = done;
  const undoJson = undo === null ? null : JSON.stringify(undo);
  const of = { key, recordId, employeeId, title };
  return { ...untried, ...of, problem: null, undoJson };
}

/** Stores the batch. Its failed rows, wages and skills may be alerts of the company. */
async function save({ companyId }: Actor, batch: Batch): Promise<void> {
  await inTransaction(async (unit) => companyStore(unit, companyId).batches.save(batch.id, batch));
  await lookSoon(companyId, null);
}
