import type { BatchAnswerRow } from "@crewline/domain/records/batches/batch";
import { aBatchId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { expect, test } from "vitest";
import { noAnswer } from "../../../api/problem.ts";
import { takeStep } from "./take-step.ts";
import type { Step } from "./undo-stack.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";

const batchId = aBatchId("batch");
const again = () => Promise.resolve({ batchIds: [batchId] });
const batch = { batchIds: [batchId], again };
const step: Step = { id: "a", action: "copy", subject: "2 shifts", changes: [], batch };

const unasked = {
  askReason: () => Promise.reject(new Error("No reason is asked for here.")),
  subjectOf: () => "",
};

type Row = Pick<BatchAnswerRow, "problem" | "canBeUndone">;

function undone(...answered: readonly Row[]) {
  const rows = answered.map((row) => ({ ...row, remark: null }));
  const commands = { undoBatch: () => Promise.resolve({ rows }) } as unknown as ShiftCommands;
  return takeStep(step, true, { ...unasked, commands, versions: new Map() });
}

const done: Row = { problem: null, canBeUndone: false };
const locked: Row = { problem: "The week of Monday is locked.", canBeUndone: true };

test("the undo of a batch is refused while one of its weeks is locked, so that it stays in the stack", async () => {
  const message = "The week of Monday is locked.";
  const problem = { ...noAnswer, code: "CONFLICT", ruleCode: "weekLocked", message };
  const kept = { taken: null, left: step, remark: "", stays: { problem } };
  expect(await undone(locked)).toEqual(kept);
  expect(await undone(done, locked)).toEqual(kept);
});

test("what others changed stays, and is said; where nothing is undone, the undo is refused", async () => {
  const changed: Row = { problem: "Olivia changed this shift.", canBeUndone: false };
  const remark = "Olivia changed this shift.";
  expect(await undone(done, changed)).toEqual({ taken: step, left: null, remark, stays: null });
  expect(await undone(changed)).toMatchObject({
    taken: null,
    left: null,
    stays: { problem: { ruleCode: null } },
  });
});
