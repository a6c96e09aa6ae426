import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ReviewGroup } from "../../rules/time-entries/review.ts";

interface EmptyWords {
  title: string;
  text: string;
}

const texts: InLanguages<Readonly<Record<ReviewGroup, EmptyWords>>> = {
  en: {
    needsYou: {
      title: "Nothing to decide",
      text: "Every entry of these days is ready to approve, still running or done.",
    },
    ready: {
      title: "Nothing to approve",
      text: "Entries are listed here once they have ended and nothing about them is open.",
    },
    running: { title: "No one is working", text: "No clock runs in these days." },
    done: {
      title: "Nothing done yet",
      text: "Entries are listed here once they are approved, paid or voided.",
    },
  },
};

/** What a list of worked time says where a group of the review has no entries. */
export function emptyGroupWords(group: ReviewGroup, locale: Locale): EmptyWords {
  return inLanguage(texts, locale)[group];
}
