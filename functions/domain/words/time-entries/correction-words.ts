import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { CorrectionRequest } from "../../records/time-entries/time-entry.ts";

interface Reader {
  /** The employee, as a manager reads it; null for the employee. */
  who: string | null;
  /** The manager who answered. */
  by: string;
}

type Sentence = (reader: Reader) => string;

const sentences: InLanguages<Readonly<Record<CorrectionRequest["state"], Sentence>>> = {
  en: {
    open: ({ who }) =>
      who === null
        ? "You asked for a correction. A manager will decide."
        : `${who} asks for a correction.`,
    accepted: ({ who, by }) =>
      `${by} accepted ${who === null ? "your request" : `${who}'s request`}.`,
    declined: ({ who, by }) =>
      `${by} declined ${who === null ? "your request" : `${who}'s request`}. The time stays as it was.`,
    withdrawn: ({ who }) => `${who ?? "You"} withdrew the request for a correction.`,
    settled: ({ who, by }) =>
      `${by} edited this time after ${who === null ? "your request" : `${who}'s request`}.`,
  },
};

/** The state of a request in one sentence, for its employee or for a manager. */
export function correctionSentence(
  { state, answeredByName }: Pick<CorrectionRequest, "state" | "answeredByName">,
  who: string | null,
  locale: Locale,
): string {
  return inLanguage(sentences, locale)[state]({ who, by: answeredByName ?? "" });
}
