import { aBatchId } from "../../kernel/ids/record-ids.test-support.ts";
import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { Batch, BatchRow } from "../../records/batches/batch.ts";
import { UNREACHED_ROW } from "./unfinished-rows.ts";
import { batchAnswer, resultWords, rowsToUndo, undoAnswer } from "./undo-batch.ts";

function aRow(change: Partial<BatchRow> = {}): BatchRow {
  return {
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
  };
}

function aBatch(rows: BatchRow[]): Batch {
  return {
    id: aBatchId("batch"),
    kind: "employees.saveRows",
    groupId: "00000000-0000-4000-8000-000000000000",
    title: "Import",
    inputHash: null,
    file: null,
    at: "2026-11-21T09:00:00.000Z",
    byUid: aUserId("olivia"),
    byName: "Olivia",
    rows,
    undoneAt: null,
    undoneByName: null,
    version: 1,
  };
}

const asStored = (problem: string | null) => problem;

const stored = (code: string) => ({ code, fieldsJson: "{}", hasCodes: true });

const olivia = { uid: aUserId("olivia"), role: "manager" };

describe("undoing a batch", () => {
  test("concerns what was done, can be undone and was not undone yet", () => {
    const rows = [
      aRow({ key: "1" }),
      aRow({ key: "2", problem: "There is no such location." }),
      aRow({ key: "3", undoJson: null }),
      aRow({ key: "4", isUndone: true }),
      aRow({ key: "5", undoProblem: "Somebody changed it." }),
    ];
    expect(rowsToUndo(aBatch(rows), olivia).map(({ key }) => key)).toEqual(["1", "5"]);
  });

  test("can be tried again where a week is locked, and nowhere else", () => {
    const rows = [
      aRow({ key: "1", isUndone: true }),
      aRow({ key: "2", undoProblem: "Locked.", undoRule: stored("weekLocked") }),
      aRow({ key: "3", undoProblem: "Changed.", undoRule: stored("shiftsChangedSince") }),
    ];
    const { rows: answered } = undoAnswer(aBatch(rows), asStored);
    expect(answered.map(({ canBeUndone }) => canBeUndone)).toEqual([false, true, false]);
  });

  test("is for who did it and for admins; to others the batch does not exist", () => {
    const batch = aBatch([aRow()]);
    expect(rowsToUndo(batch, { uid: aUserId("kim"), role: "admin" })).toHaveLength(1);
    expect(() => rowsToUndo(batch, { uid: aUserId("kim"), role: "manager" })).toThrow(
      broken("notFound", { what: "batch" }),
    );
  });

  test("answers for the rows that it concerned, and why one stays", () => {
    const rows = [aRow({ isUndone: true }), aRow({ key: "2", undoProblem: "No." }), aRow()];
    expect(undoAnswer(aBatch(rows), asStored).rows.map(({ problem }) => problem)).toEqual([
      null,
      "No.",
    ]);
  });

  test("says what stays as it is, though the row was undone", () => {
    const row = aRow({ isUndone: true, undoRemark: "Bo stays." });
    const { rows } = undoAnswer(aBatch([row]), asStored);
    expect(rows).toMatchObject([{ problem: null, remark: "Bo stays." }]);
  });
});

test("a batch answers for each of its rows", () => {
  const rows = [aRow(), aRow({ key: "2", recordId: null, problem: "No.", undoJson: null })];
  const same = { title: "Ana", remark: null, isUnfinished: false };
  expect(batchAnswer(aBatch(rows), asStored)).toEqual({
    batchId: "batch",
    rows: [
      { ...same, key: "1", recordId: "ana", problem: null, canBeUndone: true },
      { ...same, key: "2", recordId: null, problem: "No.", canBeUndone: false },
    ],
  });
});

test("a row that was not reached is unfinished in any language, also while it is undone", () => {
  const rows = [aRow({ problem: UNREACHED_ROW, undoProblem: UNREACHED_ROW })];
  const answers = [batchAnswer, undoAnswer].map((answer) => answer(aBatch(rows), () => "…"));
  const told = { problem: "…", isUnfinished: true };
  expect(answers).toMatchObject([{ rows: [told] }, { rows: [told] }]);
});

test("a result in words counts what was done and what was not", () => {
  expect(resultWords([aRow(), aRow()])).toBe("2 done");
  expect(resultWords([aRow(), aRow({ problem: "No." })])).toBe("1 done, 1 failed");
});
