import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

const texts: InLanguages<(name: string) => string> = { en: (name) => `Hello ${name},` };

/** The first line of a letter to a person. */
export function greeting(name: string, locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale)(oneLine(name));
}
