import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import { sentenceOf } from "../violations/rule-sentence.ts";
import type { BatchRow } from "../../records/batches/batch.ts";

/** The rows with their problems in the formats of the present reader, who may not have made them. */
export function wordedRows(rows: readonly BatchRow[]): BatchRow[] {
  return rows.map((row) => ({
    ...row,
    problem: worded(row.problem, row.rule),
    undoProblem: worded(row.undoProblem, row.undoRule),
  }));
}

function worded(problem: string | null, rule: BrokenRule | null): string | null {
  return rule === null ? problem : (sentenceOf(rule) ?? problem);
}
