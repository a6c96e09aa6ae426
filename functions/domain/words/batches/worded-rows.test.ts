import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import { brokenRuleOf, RuleViolation } from "../../rules/violations/rule-violation.ts";
import { UNFINISHED_ROW, UNREACHED_ROW } from "../../rules/batches/unfinished-rows.ts";
import type { BatchRow } from "../../records/batches/batch.ts";
import { wordedRows } from "./worded-rows.ts";

function aRow(change: Partial<BatchRow>): BatchRow {
  return {
    key: "1",
    recordId: null,
    title: "Ana",
    problem: null,
    rule: null,
    undoJson: null,
    isUndone: false,
    undoProblem: null,
    undoRule: null,
    undoRemark: null,
    employeeId: null,
    ...change,
  };
}

const violation = new RuleViolation("afterLastDay", { who: "Ana", day: "2026-03-15" });
const { message } = violation;
const rule = brokenRuleOf(violation);

test("a failed row gives its reason in the formats of each reader", () => {
  const rows = [aRow({ problem: message, rule }), aRow({ undoProblem: message, undoRule: rule })];
  const sentences = [american, german].map((locale) =>
    wordedRows(rows, locale).map(({ problem, undoProblem }) => problem ?? undoProblem),
  );
  const forAmerican = "The last day of Ana is Mar 15, 2026. Choose a day up to then.";
  const forGerman = "The last day of Ana is 15 Mar 2026. Choose a day up to then.";
  expect(sentences).toEqual([
    [forAmerican, forAmerican],
    [forGerman, forGerman],
  ]);
});

test("a row from before rules were kept, or of a rule that is gone, keeps its sentence", () => {
  const unknown = { code: "gone", fieldsJson: "{}", hasCodes: true };
  const earlier = {
    code: "invalidField",
    fieldsJson: '{"path":"lastDay","problem":"No."}',
    hasCodes: false,
  };
  const rows = [null, unknown, earlier].map((one) => aRow({ problem: "No.", rule: one }));
  expect(wordedRows(rows, german).map(({ problem }) => problem)).toEqual(["No.", "No.", "No."]);
});

test("a row without a rule is told apart by what became of it: it failed, or was not reached", () => {
  const rows = [UNFINISHED_ROW, UNREACHED_ROW].map((problem) => aRow({ problem }));
  expect(wordedRows(rows, american).map(({ problem }) => problem)).toEqual([
    "Something went wrong with this row. Try it again.",
    "Not reached in time. Try again.",
  ]);
});
