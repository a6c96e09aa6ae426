import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

const marks: InLanguages<(note: string) => string> = { en: (note) => `“${note}”` };

/** What a person wrote, in the quotation marks of the language. */
export function quoted(note: string, locale: Pick<Locale, "language">): string {
  return inLanguage(marks, locale)(note);
}
