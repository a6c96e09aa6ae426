import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";

/** More would be a list of its own. */
const MOST_NAMES = 20;

const sentences: InLanguages<(who: string) => PluralForms> = {
  en: (who) => ({
    one: `${who} has been changed since and was not moved back.`,
    other: `${who} have been changed since and were not moved back.`,
  }),
};

/** Names those who were not moved back with a restored location, and why; null when all were. */
export function stayedWords(names: readonly string[], locale: Locale): string | null {
  if (names.length === 0) return null;
  const who = listed(names, locale, MOST_NAMES);
  return pluralForm(names.length, inLanguage(sentences, locale)(who), locale);
}
