import { expect, test } from "vitest";
import { countResults, sum } from "./count-results.ts";

const file = (status: string, ...tests: string[]) => ({
  name: "pay.test.ts",
  status,
  assertionResults: tests.map((result, index) => ({ status: result, fullName: `test ${index}` })),
});
const asAWhole = "pay.test.ts as a whole";
const unexplained = { passed: 1, failed: 1, notOk: ["The run as a whole."] };

test("passed and failed tests are counted over all files, skipped ones are not", () => {
  const report = {
    testResults: [file("passed", "passed", "skipped"), file("failed", "passed", "failed")],
  };
  expect(countResults(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    notOk: ["pay.test.ts: test 1"],
  });
});

test("a failure is told with what was expected, without the call stack", () => {
  const message = "AssertionError: expected 1 to be 2\n\n- 2\n+ 1\n\n    at pay.test.ts:3:4";
  const failed = { status: "failed", fullName: "pays twice", failureMessages: [message] };
  const report = { testResults: [{ ...file("failed"), assertionResults: [failed] }] };
  expect(countResults(report, 1).notOk).toEqual([
    "pay.test.ts: pays twice\n    AssertionError: expected 1 to be 2\n    - 2\n    + 1",
  ]);
});

test("a file that does not load is told with its error", () => {
  const report = { testResults: [{ ...file("failed"), message: "SyntaxError: no such name" }] };
  expect(countResults(report, 1).notOk).toEqual([`${asAWhole}\n    SyntaxError: no such name`]);
});

test("a test that is left out though nothing failed counts as one failure", () => {
  const report = { testResults: [file("passed", "passed", "skipped")] };
  expect(countResults(report, 0)).toEqual({
    passed: 1,
    failed: 1,
    notOk: ["pay.test.ts: test 1"],
  });
});

test("a file that does not load counts as one failure", () => {
  const report = { testResults: [file("failed"), file("passed", "passed")] };
  expect(countResults(report, 1)).toEqual({ passed: 1, failed: 1, notOk: [asAWhole] });
});

test("a file whose hook throws after its tests passed counts as one failure", () => {
  const report = { testResults: [file("failed", "passed", "passed")] };
  expect(countResults(report, 1)).toEqual({ passed: 2, failed: 1, notOk: [asAWhole] });
});

test("a run that fails without a failed test counts as one failure", () => {
  const report = { testResults: [file("passed", "passed")] };
  expect(countResults(report, 1)).toEqual(unexplained);
  expect(countResults(report, null)).toEqual(unexplained);
});

test("a run of no test at all counts as one failure", () => {
  expect(countResults({ testResults: [] }, 0)).toEqual({ ...unexplained, passed: 0 });
});

test("the total adds up passed and failed", () => {
  const total = sum([
    { passed: 2, failed: 0, notOk: [] },
    { passed: 3, failed: 1, notOk: ["pay"] },
  ]);
  expect(total).toEqual({ passed: 5, failed: 1, notOk: ["pay"] });
});
