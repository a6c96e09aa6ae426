import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswerRow } from "@crewline/domain/records/batches/batch";
import type { Problem } from "../../../api/problem.ts";
import { noAnswer } from "../../../api/problem.ts";
import type { Answer } from "../model/write-change.ts";
import type { StepWriter, Versions } from "./take-step.ts";
import type { Step, StepBatch } from "./undo-stack.ts";

interface BatchTaken {
  taken: Step;
  /** What stayed as it was because others changed or published it; empty if nothing did. */
  remark: string;
}

/**
 * Undoes the batches, the latest first; refused where nothing could be undone, and while a week is
 * locked, as the rest can be undone once it is unlocked.
 */
export async function undoBatch(
  step: Step,
  { batchIds, changedIds }: StepBatch,
  { commands, versions }: StepWriter,
): Promise<Answer<BatchTaken>> {
  const rows: BatchAnswerRow[] = [];
  for (const batchId of batchIds.toReversed()) {
    const answer = await commands.undoBatch(batchId);
    if ("problem" in answer) return answer;
    rows.push(...answer.rows);
  }
  const locked = rows.filter(({ canBeUndone }) => canBeUndone);
  if (locked.length > 0) return refused(saidOf(locked), "weekLocked");
  const remark = saidOf(rows);
  const isUndone = remark === "" || rows.some(({ problem }) => problem === null);
  if (!isUndone) return refused(remark, null);
  countUp(versions, changedIds);
  return { taken: step, remark };
}

/**
 * Gives shifts the next version after a batch wrote them. A version that another person's edit made
 * old stays old, so that earlier steps are still refused.
 */
export function countUp(versions: Versions, changedIds: readonly ShiftId[] = []): void {
  for (const id of changedIds) {
    const version = versions.get(id);
    if (version !== undefined) versions.set(id, version + 1);
  }
}

/** Each sentence about the rows once. */
function saidOf(rows: readonly BatchAnswerRow[]): string {
  const said = rows.map(({ problem, remark }) => problem ?? remark ?? "");
  return [...new Set(said)].filter((text) => text !== "").join(" ");
}

function refused(message: string, ruleCode: Problem["ruleCode"]): { problem: Problem } {
  return { problem: { ...noAnswer, code: "CONFLICT", ruleCode, message } };
}

/** Does the batch again; its shifts are new. */
export async function batchAgain(
  step: Step,
  batch: StepBatch,
  { commands, versions }: StepWriter,
): Promise<Answer<BatchTaken>> {
  const answer = await batch.again(commands);
  if ("problem" in answer) return answer;
  const { batchIds, changedIds = [] } = answer;
  countUp(versions, changedIds);
  const remade = { ...step, id: crypto.randomUUID(), batch: { ...batch, batchIds, changedIds } };
  return { taken: remade, remark: "" };
}
