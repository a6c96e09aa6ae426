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

type Told = Pick<CorrectionRequest, "state" | "answeredByName" | "isNewEntry">;

type Sentence = (reader: Reader) => string;

type Sentences = Readonly<Record<CorrectionRequest["state"], Sentence>>;

const asked = (who: string | null) => (who === null ? "your request" : `${who}'s request`);

const english: Sentences = {
  open: ({ who }) =>
    who === null
      ? "You asked for a correction. A manager will decide."
      : `${who} asks for a correction.`,
  accepted: ({ who, by }) => `${by} accepted ${asked(who)}.`,
  declined: ({ who, by }) => `${by} declined ${asked(who)}. The time stays as it was.`,
  withdrawn: ({ who }) => `${who ?? "You"} withdrew the request for a correction.`,
  settled: ({ who, by }) => `${by} edited this time after ${asked(who)}.`,
};

const sentences: InLanguages<{ times: Sentences; newEntry: Sentences }> = {
  en: {
    times: english,
    newEntry: {
      ...english,
      open: ({ who }) =>
        who === null
          ? "You asked for this entry. A manager will decide."
          : `${who} did not clock in and asks for this entry.`,
      accepted: ({ who, by }) => `${by} accepted ${asked(who)} for this entry.`,
      declined: ({ who, by }) => `${by} declined ${asked(who)} for this entry.`,
      withdrawn: ({ who }) => `${who ?? "You"} withdrew the request for this entry.`,
      settled: ({ who, by }) => `${by} added this entry with other times after ${asked(who)}.`,
    },
  },
};

/** The state of a request in one sentence, for its employee or for a manager. */
export function correctionSentence(
  { state, answeredByName, isNewEntry }: Told,
  who: string | null,
  locale: Locale,
): string {
  const { times, newEntry } = inLanguage(sentences, locale);
  return (isNewEntry ? newEntry : times)[state]({ who, by: answeredByName ?? "" });
}
