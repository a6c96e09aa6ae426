import { afterEach, expect, test } from "vitest";
import { deviceFormats, setPresentFormats } from "../../kernel/formats/formats.ts";
import { brokenRuleOf } from "../violations/rule-sentence.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { BatchRow } from "../../records/batches/batch.ts";
import { wordedRows } from "./worded-rows.ts";

afterEach(() => setPresentFormats(deviceFormats));

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
    ...change,
  };
}

const violation = new RuleViolation("afterLastDay", { who: "Ana", day: "2026-03-15" });
const { message } = violation;
const rule = brokenRuleOf(violation);

test("a failed row gives its reason in the formats of each reader", () => {
  const rows = [aRow({ problem: message, rule }), aRow({ undoProblem: message, undoRule: rule })];
  setPresentFormats({ clock: "12", dateOrder: "monthFirst", numberStyle: "point" });
  const sentence = "The last day of Ana is Mar 15, 2026. Choose a day up to then.";
  expect(wordedRows(rows).map(({ problem, undoProblem }) => problem ?? undoProblem)).toEqual([
    sentence,
    sentence,
  ]);
});

test("a row from before rules were kept, or of a rule that is gone, keeps its sentence", () => {
  const unknown = { code: "gone", fieldsJson: "{}" };
  const rows = [aRow({ problem: "No." }), aRow({ problem: "No.", rule: unknown })];
  expect(wordedRows(rows).map(({ problem }) => problem)).toEqual(["No.", "No."]);
});
