import type { InLanguages } from "./in-language.ts";
import { inLanguage } from "./in-language.ts";
import { joined } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";
import { formatCount } from "./write-number.ts";

interface MoreWords {
  inList: (count: string) => string;
  line: (count: string) => string;
}

const words: InLanguages<MoreWords> = {
  en: { inList: (count) => `${count} more`, line: (count) => `and ${count} more` },
};

/** Names in a sentence: "Ana, Bo and Cy"; of more than `most` the rest is counted. */
export function listed(names: readonly string[], locale: Locale, most = 5): string {
  const more = names.length - most;
  const rest = more > 0 ? [inLanguage(words, locale).inList(formatCount(more, locale))] : [];
  return joined([...names.slice(0, most), ...rest], locale.language);
}

/** The last line of a list that is cut off: "and 1,204 more". */
export function moreLine(count: number, locale: Locale): string {
  return inLanguage(words, locale).line(formatCount(count, locale));
}
