import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { DayProblem } from "../../rules/audits/check-day.ts";
import type { FileCheck, FileFinding, FileProblem } from "./verify-audit-file.ts";

const daySentences: InLanguages<Readonly<Record<DayProblem, string>>> = {
  en: {
    changed: "A row was changed after it was written.",
    removed: "A row was removed.",
    inserted: "A row was added after the day was sealed.",
    reordered: "A row was moved to another place.",
    sealChanged: "The seal was changed.",
    dayMissing: "The seal of the day before was changed or removed.",
  },
};

/** What is wrong with a day, as a sentence. */
export function dayProblemSentence(problem: DayProblem, locale: Locale): string {
  return inLanguage(daySentences, locale)[problem];
}

const fileSentences: InLanguages<Readonly<Record<FileProblem, string>>> = {
  en: {
    notAnAudit: "This is not an audit file of Crewline, or its header was changed.",
    changed: "This row was changed.",
    removed: "One or more rows before this line were removed.",
    inserted: "This row was added.",
    reordered: "This row was moved here from another place.",
    dayChanged: "The seal of this day was changed, or does not fit its rows.",
    dayMissing: "The day before this one was removed or changed.",
    cut: "The file ends early: its last line is missing.",
  },
};

/** "Line 12: This row was changed." */
export function fileFindingSentence({ problem, line }: FileFinding, locale: Locale): string {
  return inLanguage(lineSentences, locale)(line, inLanguage(fileSentences, locale)[problem]);
}

const lineSentences: InLanguages<(line: number, sentence: string) => string> = {
  en: (line, sentence) => `Line ${line}: ${sentence}`,
};

/** What a file holds, and whether it is as it was exported. */
export function fileCheckSentences(check: FileCheck, locale: Locale): string[] {
  return inLanguage(checkSentences, locale)(check, locale);
}

const checkSentences: InLanguages<(check: FileCheck, locale: Locale) => string[]> = {
  en: ({ findings, rows, days, unsealed, hidden }, locale) => [
    findings.length === 0
      ? `The file is intact: ${counted(rows, "row", locale)}, ${counted(days, "sealed day", locale)}.`
      : `The file is not as it was exported: ${counted(findings.length, "problem", locale)}.`,
    ...(unsealed > 0
      ? [`${counted(unsealed, "row", locale)} at the end had no seal yet when the file was made.`]
      : []),
    ...(hidden > 0 ? [`${counted(hidden, "row", locale)} are in the file as hashes only.`] : []),
  ],
};

function counted(count: number, noun: string, locale: Locale): string {
  return pluralForm(count, { one: `${count} ${noun}`, other: `${count} ${noun}s` }, locale);
}
