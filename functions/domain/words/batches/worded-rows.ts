import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { UNFINISHED_ROW, UNREACHED_ROW } from "../../rules/batches/unfinished-rows.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { BrokenRule } from "../../records/batches/broken-rule.ts";
import { storedSentence } from "../violations/rule-sentence.ts";
import type { BatchRow } from "../../records/batches/batch.ts";

const unfinished: InLanguages<string> = {
  en: "Something went wrong with this row. Try it again.",
};

const unreached: InLanguages<string> = {
  en: "Not reached in time. Try again.",
};

/** Stored by their English texts, which are codes among problems. */
const withoutRule = new Map([
  [UNFINISHED_ROW, unfinished],
  [UNREACHED_ROW, unreached],
]);

/** The rows with their problems in the words of their reader, who may not have made them. */
export function wordedRows(rows: readonly BatchRow[], locale: Locale): BatchRow[] {
  return rows.map((row) => ({
    ...row,
    problem: wordedProblem(row.problem, row.rule, locale),
    undoProblem: wordedProblem(row.undoProblem, row.undoRule, locale),
  }));
}

/** The stored problem of a row in the words of its reader; null for a row without a problem. */
export function wordedProblem(
  problem: string | null,
  rule: BrokenRule | null,
  locale: Locale,
): string | null {
  if (rule !== null) return storedSentence(rule, locale) ?? problem;
  const sentences = problem === null ? undefined : withoutRule.get(problem);
  return sentences === undefined ? problem : inLanguage(sentences, locale);
}
