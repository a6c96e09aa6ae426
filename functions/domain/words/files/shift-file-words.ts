import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

const texts: InLanguages<Record<"yes" | "no" | "published" | "hours" | "cost", string>> = {
  en: {
    yes: "Yes",
    no: "No",
    published: "Published",
    hours: "Hours",
    cost: "Cost before overtime",
  },
};

/** The words in the cells of a file of shifts. */
export function shiftFileWords(locale: Locale) {
  return inLanguage(texts, locale);
}
