import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswerRow } from "@crewline/domain/records/batches/batch";
import type { Problem } from "../../../api/problem.ts";
import { noAnswer } from "../../../api/problem.ts";
import type { Answer } from "../model/write-change.ts";
import type { Step, StepBatch } from "./undo-stack.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";

interface Taken {
  /** The step as it is now; a batch that is done again has new shifts. */
  step: Step;
  /** What stayed as it was because others changed or published it; empty if nothing did. */
  remark: string;
}

/** The versions that this person's last writes gave the shifts. */
export type Versions = Map<ShiftId, number>;

interface Writer {
  commands: ShiftCommands;
  versions: Versions;
}

/** Takes a step back, or does it again. Stops at the first refusal. */
export function takeStep(step: Step, isUndo: boolean, writer: Writer): Promise<Answer<Taken>> {
  const { batch } = step;
  if (batch === undefined) return writeChanges(step, isUndo, writer);
  return isUndo ? undoBatch(step, batch, writer) : again(step, batch, writer);
}

async function writeChanges(
  step: Step,
  isUndo: boolean,
  { commands, versions }: Writer,
): Promise<Answer<Taken>> {
  for (const { shiftId, before, after } of step.changes) {
    const version = versions.get(shiftId) ?? 0;
    const answer = await commands.write(shiftId, version, isUndo ? before : after);
    if ("problem" in answer) return answer;
    versions.set(shiftId, answer.version);
  }
  return { step, remark: "" };
}

/**
 * Undoes the batches, the latest first; refused where nothing could be undone, and while a week is
 * locked, as the rest can be undone once it is unlocked.
 */
async function undoBatch(
  step: Step,
  { batchIds, changedIds }: StepBatch,
  { commands, versions }: Writer,
): Promise<Answer<Taken>> {
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
  return { step, remark };
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

async function again(
  step: Step,
  batch: StepBatch,
  { commands, versions }: Writer,
): Promise<Answer<Taken>> {
  const answer = await batch.again(commands);
  if ("problem" in answer) return answer;
  const { batchIds, changedIds = [] } = answer;
  countUp(versions, changedIds);
  const remade = { ...step, id: crypto.randomUUID(), batch: { ...batch, batchIds, changedIds } };
  return { step: remade, remark: "" };
}
