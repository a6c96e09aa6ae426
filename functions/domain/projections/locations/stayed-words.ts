import type { Locale } from "../../kernel/formats/locale.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";

/** More would be a list of its own. */
const MOST_NAMES = 20;

/** Names those who were not moved back with a restored location, and why; null when all were. */
export function stayedWords(names: readonly string[], locale: Locale): string | null {
  if (names.length === 0) return null;
  const who = listed(names, locale, MOST_NAMES);
  const sentences = {
    one: `${who} has been changed since and was not moved back.`,
    other: `${who} have been changed since and were not moved back.`,
  };
  return pluralForm(names.length, sentences, locale);
}
