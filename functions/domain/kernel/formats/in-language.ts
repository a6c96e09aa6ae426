import type { Language } from "./language.ts";
import type { Locale } from "./locale.ts";

/** The same words in every language of the product. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/**
 * Returns the words in the reader's language. All words of the product pass through here, so a test
 * that replaces this function reads them in a language of its own.
 */
export function inLanguage<Words>(
  words: InLanguages<Words>,
  { language }: Pick<Locale, "language">,
): Words {
  return words[language];
}
