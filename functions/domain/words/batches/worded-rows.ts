import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { UNFINISHED_ROW } from "../../rules/batches/unfinished-rows.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import { storedSentence } from "../violations/rule-sentence.ts";
import type { BatchRow } from "../../records/batches/batch.ts";

/** Stored by its English text, which is a code among problems. */
const unfinished: InLanguages<string> = {
  en: "Something went wrong with this row. Try it again.",
};

/** The rows with their problems in the words of their reader, who may not have made them. */
export function wordedRows(rows: readonly BatchRow[], locale: Locale): BatchRow[] {
  return rows.map((row) => ({
    ...row,
    problem: worded(row.problem, row.rule, locale),
    undoProblem: worded(row.undoProblem, row.undoRule, locale),
  }));
}

function worded(problem: string | null, rule: BrokenRule | null, locale: Locale): string | null {
  if (rule !== null) return storedSentence(rule, locale) ?? problem;
  return problem === UNFINISHED_ROW ? inLanguage(unfinished, locale) : problem;
}
