import { expect, test } from "vitest";
import type { BatchRow } from "../../records/batches/batch.ts";
import { isUnfinished, UNFINISHED_ROW, UNREACHED_ROW } from "./unfinished-rows.ts";

const failed = (problem: string | null, code: string | null = null): BatchRow => ({
  key: "1",
  recordId: null,
  title: "Ana",
  problem,
  rule: code === null ? null : { code, fieldsJson: "{}", hasCodes: true },
  undoJson: null,
  isUndone: false,
  undoProblem: null,
  undoRule: null,
  undoRemark: null,
  employeeId: null,
});

test("rows that were not begun or met others' changes are tried when the batch is sent again", () => {
  expect(isUnfinished(failed(UNFINISHED_ROW))).toBe(true);
  expect(isUnfinished(failed(UNREACHED_ROW))).toBe(true);
  expect(isUnfinished(failed("Others are changing the same record.", "busy"))).toBe(true);
});

test("rows that are done or break a rule are not", () => {
  expect(isUnfinished(failed(null))).toBe(false);
  expect(isUnfinished(failed("The name is missing.", "nameMissing"))).toBe(false);
});
