import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { HomeCardName } from "../../records/users/home-cards.ts";

interface CardTexts {
  names: Readonly<Record<HomeCardName, string>>;
  arrange: string;
  close: string;
  up: (name: string) => string;
  down: (name: string) => string;
  allHidden: string;
}

const texts: InLanguages<CardTexts> = {
  en: {
    names: {
      now: "Now",
      inbox: "Needs a decision",
      day: "The day by the hour",
      coming: "Next seven days",
    },
    arrange: "Arrange cards",
    close: "Done",
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    allHidden: "All cards are hidden.",
  },
};

/** The names of the cards, and the words with which they are arranged. */
export function cardTexts(locale: Locale): CardTexts {
  return inLanguage(texts, locale);
}
