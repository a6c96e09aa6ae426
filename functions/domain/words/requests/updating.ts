import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";

const sentences: InLanguages<string> = {
  en: `${PRODUCT_NAME} is updating this company's data. Try again in a few minutes.`,
};

/** The text that people read instead of a record that a migration has yet to convert. */
export function updatingSentence(locale: Locale): string {
  return inLanguage(sentences, locale);
}
