import { aBatchId } from "../../kernel/ids/record-ids.test-support.ts";
import type { BatchId } from "../../kernel/ids/record-ids.ts";
import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { groupBatches } from "./batch-group.ts";
import type { Batch, BatchRow } from "../../records/batches/batch.ts";

const aRow = (change: Partial<BatchRow> = {}): BatchRow => ({
  key: "1",
  recordId: "ana",
  title: "Ana",
  problem: null,
  rule: null,
  undoJson: "{}",
  isUndone: false,
  undoProblem: null,
  undoRule: null,
  undoRemark: null,
  employeeId: null,
  ...change,
});

const aBatch = (id: BatchId, minute: number, change: Partial<Batch> = {}): Batch => ({
  id,
  kind: "employees.saveRows",
  groupId: "00000000-0000-4000-8000-000000000001",
  title: "Import people",
  inputHash: null,
  file: null,
  at: `2026-11-21T09:0${minute}:00.000Z`,
  byUid: aUserId("olivia"),
  byName: "Olivia",
  rows: [aRow()],
  undoneAt: null,
  undoneByName: null,
  version: 1,
  ...change,
});

test("the calls of one action are one line, and the last one is undone first", () => {
  const failed = aRow({ problem: "No.", undoJson: null, title: "Bo" });
  const groups = groupBatches([
    aBatch(aBatchId("first"), 1),
    aBatch(aBatchId("second"), 2, { rows: [aRow({ title: "Cy" }), failed] }),
  ]);
  expect(groups).toMatchObject([
    {
      batchIds: ["second", "first"],
      at: "2026-11-21T09:02:00.000Z",
      done: 2,
      failed: 1,
      undone: 0,
      rows: [{ title: "Ana" }, { title: "Cy" }, { title: "Bo", problem: "No." }],
    },
  ]);
});

test("actions are listed latest first, and only what is left can be undone", () => {
  const other = { groupId: "00000000-0000-4000-8000-000000000002", title: "Change people" };
  const undone = {
    rows: [aRow({ isUndone: true })],
    undoneAt: "2026-11-21T10:00:00.000Z",
    undoneByName: "Kim",
  };
  const groups = groupBatches([
    aBatch(aBatchId("old"), 1, undone),
    aBatch(aBatchId("new"), 3, other),
  ]);
  expect(groups.map(({ title, batchIds }) => [title, batchIds])).toEqual([
    ["Change people", ["new"]],
    ["Import people", []],
  ]);
  expect(groups[1]).toMatchObject({ undone: 1, undoneByName: "Kim" });
});
