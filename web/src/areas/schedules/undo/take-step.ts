import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
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
  return isUndo ? undoBatch(step, batch, writer.commands) : again(step, batch, writer.commands);
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

/** Undoes the batches, the latest first; refused where nothing could be undone. */
async function undoBatch(
  step: Step,
  { batchIds }: StepBatch,
  commands: ShiftCommands,
): Promise<Answer<Taken>> {
  const remarks: string[] = [];
  let done = 0;
  for (const batchId of batchIds.toReversed()) {
    const answer = await commands.undoBatch(batchId);
    if ("problem" in answer) return answer;
    for (const { problem, remark } of answer.rows) {
      if (problem === null) done += 1;
      remarks.push(problem ?? remark ?? "");
    }
  }
  const remark = [...new Set(remarks)].filter((text) => text !== "").join(" ");
  if (done > 0 || remark === "") return { step, remark };
  return { problem: { ...noAnswer, code: "CONFLICT", message: remark } };
}

async function again(
  step: Step,
  batch: StepBatch,
  commands: ShiftCommands,
): Promise<Answer<Taken>> {
  const answer = await batch.again(commands);
  if ("problem" in answer) return answer;
  const { batchIds } = answer;
  const remade = { ...step, id: crypto.randomUUID(), batch: { ...batch, batchIds } };
  return { step: remade, remark: "" };
}
