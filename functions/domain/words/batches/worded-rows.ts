import type { Locale } from "../../kernel/formats/locale.ts";
import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import { storedSentence } from "../violations/rule-sentence.ts";
import type { BatchRow } from "../../records/batches/batch.ts";

/** The rows with their problems in the words of their reader, who may not have made them. */
export function wordedRows(rows: readonly BatchRow[], locale: Locale): BatchRow[] {
  return rows.map((row) => ({
    ...row,
    problem: worded(row.problem, row.rule, locale),
    undoProblem: worded(row.undoProblem, row.undoRule, locale),
  }));
}

function worded(problem: string | null, rule: BrokenRule | null, locale: Locale): string | null {
  return rule === null ? problem : (storedSentence(rule, locale) ?? problem);
}
