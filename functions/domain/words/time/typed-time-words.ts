import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { rangeProblem } from "../../kernel/time/local-time.ts";

interface TypedTimeSentences {
  noTime: (text: string) => string;
  noTimeInRange: (text: string) => string;
  noEnd: string;
  notTwo: string;
}

const sentences: InLanguages<TypedTimeSentences> = {
  en: {
    noTime: (text) => `“${text}” is not a time. Type 6a, 6:30 or 18:00, for example.`,
    noTimeInRange: (text) =>
      `“${text}” is not a time. Type 6a-3p, 6-15 or 9:30-17:00, for example.`,
    noEnd: "Add the end, for example 6a-3p.",
    notTwo: "Enter one start and one end. Type 6a-3p, 6-15 or 9:30-17:00, for example.",
  },
};

/** Explains why `parseTimeRange` cannot read the text, and what to type instead. */
export function whyNoTimeRange(text: string, locale: Locale): string {
  const { noTimeInRange, noEnd, notTwo } = inLanguage(sentences, locale);
  const problem = rangeProblem(text);
  if (problem.kind === "noTime") return noTimeInRange(problem.text);
  return problem.kind === "noEnd" ? noEnd : notTwo;
}

/** Explains why `parseLocalTime` cannot read the text, and what to type instead. */
export function whyNoLocalTime(text: string, locale: Locale): string {
  return inLanguage(sentences, locale).noTime(text.trim());
}
