import { expect, test } from "vitest";
import { countResults, sum } from "./count-results.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((name) => ({ status: name })),
});

test("passed and failed tests are counted over all files, skipped ones are not", () => {
  const report = {
    testResults: [file("passed", "passed", "skipped"), file("failed", "passed", "failed")],
  };
  expect(countResults(report, 1)).toEqual({ passed: 2, failed: 1 });
});

test("a file that does not load counts as one failure", () => {
  const report = { testResults: [file("failed"), file("passed", "passed")] };
  expect(countResults(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test("a file whose hook throws after its tests passed counts as one failure", () => {
  const report = { testResults: [file("failed", "passed", "passed")] };
  expect(countResults(report, 1)).toEqual({ passed: 2, failed: 1 });
});

test("a run that fails without a failed test counts as one failure", () => {
  const report = { testResults: [file("passed", "passed")] };
  expect(countResults(report, 1)).toEqual({ passed: 1, failed: 1 });
  expect(countResults(report, null)).toEqual({ passed: 1, failed: 1 });
});

test("a run of no test at all counts as one failure", () => {
  expect(countResults({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
});

test("the total adds up passed and failed", () => {
  const total = sum([
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ]);
  expect(total).toEqual({ passed: 5, failed: 1 });
});
